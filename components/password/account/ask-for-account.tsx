'use client';

import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { emailMaxLength } from '@/contract/rules';
import { clientLogin } from '@/lib/access/route-access';
import { askAccountForm } from '@/lib/clients/own-account';
import { askForAccount } from '@/lib/clients/own-account-calls';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import { storeInForce } from '@/lib/store/store-in-force';
import { isHouseStore } from '@/lib/store/store-rules';
import { AskOnce } from '../ask-once';

type Props = { locale: Locale; words: { ask: Words<'access.account.ask'>; forms: Words<'forms'> } };

/** Says the same for every address: only the mail tells whether there is an account. */
export function AskForAccount({ locale, words: { ask, forms } }: Props) {
  return (
    <AskOnce
      ask={ask}
      signIn={localePath(locale, clientLogin)}
      form={(asking) => (
        <Form
          schema={askAccountForm}
          defaults={{ email: '' }}
          words={forms}
          send={({ email }) => askForAccount(email, locale, executiveHere())}
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
  const store = storeInForce.look();
  return store && !isHouseStore(store.alias) ? store.alias : null;
}
