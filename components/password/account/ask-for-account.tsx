'use client';

import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { emailMaxLength } from '@/contract/rules';
import { clientLogin } from '@/lib/access/route-access';
import { accountLinkForm } from '@/lib/client-area/create-account';
import { requestAccountLink } from '@/lib/client-area/create-account-calls';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { currentStore } from '@/lib/personal-store/current-store';
import { isHouseStore } from '@/lib/personal-store/store-rules';
import { RequestMailLink } from '../request-mail-link';

type Props = { locale: Locale; words: { ask: Words<'access.account.ask'>; forms: Words<'forms'> } };

/** Says the same for every address: only the mail tells whether there is an account. */
export function AskForAccount({ locale, words: { ask, forms } }: Props) {
  return (
    <RequestMailLink
      ask={ask}
      signIn={localePath(locale, clientLogin)}
      form={(asking) => (
        <Form
          schema={accountLinkForm}
          defaults={{ email: '' }}
          words={forms}
          send={({ email }) => requestAccountLink(email, locale, executiveHere())}
          submit={ask.submit}
          pending={ask.pending}
          {...asking}
        >
          <TextField name="email" type="email" label={ask.email} autoComplete="email" maxLength={emailMaxLength} />
        </Form>
      )}
    />
  );
}

/** The executive whose store is current on this device: the mail's link offers to join that executive. */
function executiveHere(): string | null {
  const store = currentStore.look();
  return store && !isHouseStore(store.alias) ? store.alias : null;
}
