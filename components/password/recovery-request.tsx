'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { linkClass } from '@/components/ui/text-link';
import { userMaxLength } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import type { Scope } from '@/lib/password/password';
import { askForRecovery, recoveryFieldOfWire } from '@/lib/password/password-calls';
import { recoveryForm } from '@/lib/password/password-form';
import { Notice } from './notice';
import type { PasswordWords } from './password-words';

type Props = { locale: Locale; scope: Scope; signIn: string; words: PasswordWords };

/** Says the same whoever was named: only her mail tells the owner. */
export function RecoveryRequest({ locale, scope, signIn, words }: Props) {
  const { ask } = words.recovery;
  const [asked, setAsked] = useState(false);
  const back = (
    <a href={signIn} className={linkClass('accent')}>
      {ask.signIn}
    </a>
  );
  if (asked)
    return (
      <Notice {...ask.done} focus>
        {back}
      </Notice>
    );
  return (
    <>
      <h1>{ask.title}</h1>
      <p>{ask.text}</p>
      <Form
        schema={recoveryForm}
        defaults={{ username: '' }}
        words={words.forms}
        send={({ username }) => askForRecovery(scope, username, locale)}
        onDone={() => setAsked(true)}
        fieldOfWire={recoveryFieldOfWire}
        submit={ask.submit}
        pending={ask.pending}
        actions={back}
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
    </>
  );
}
