'use client';

import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { userMaxLength } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import { askForRecovery, recoveryFieldOfWire } from '@/lib/password/password-calls';
import { recoveryForm, type Scope } from '@/lib/password/password-form';
import type { PasswordWords } from './password-words';
import { RequestMailLink } from './request-mail-link';

type Props = { locale: Locale; scope: Scope; signIn: string; words: PasswordWords };

/** Says the same for every name: only the mail tells whether there is an account. */
export function RecoveryRequest({ locale, scope, signIn, words }: Props) {
  const { ask } = words.recovery;
  return (
    <RequestMailLink
      ask={ask}
      signIn={signIn}
      form={(asking) => (
        <Form
          schema={recoveryForm}
          defaults={{ username: '' }}
          words={words.forms}
          send={({ username }) => askForRecovery(scope, username, locale)}
          fieldOfWire={recoveryFieldOfWire}
          submit={ask.submit}
          pending={ask.pending}
          {...asking}
        >
          <TextField
            name="username"
            label={ask.user}
            hint={ask.userHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={userMaxLength}
          />
        </Form>
      )}
    />
  );
}
