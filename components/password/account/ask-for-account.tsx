'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { linkClass } from '@/components/ui/text-link';
import { emailMaxLength } from '@/contract/rules';
import { clientLogin } from '@/lib/access/route-access';
import { askAccountForm } from '@/lib/clients/own-account';
import { askFieldOfWire, askForAccount } from '@/lib/clients/own-account-calls';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import { storeInForce } from '@/lib/store/store-in-force';
import { isHouseStore } from '@/lib/store/store-rules';
import { Notice } from '../notice';

type Props = { locale: Locale; words: { ask: Words<'access.account.ask'>; forms: Words<'forms'> } };

/** Says the same whoever was named: only the mail tells whether there is an account. */
export function AskForAccount({ locale, words: { ask, forms } }: Props) {
  const [asked, setAsked] = useState(false);
  const back = (
    <a href={localePath(locale, clientLogin)} className={linkClass('accent')}>
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
        schema={askAccountForm}
        defaults={{ email: '' }}
        words={forms}
        send={({ email }) => askForAccount(email, locale, executiveHere())}
        onDone={() => setAsked(true)}
        fieldOfWire={askFieldOfWire}
        submit={ask.submit}
        pending={ask.pending}
        actions={back}
      >
        <TextField name="email" type="email" label={ask.email} autoComplete="email" maxLength={emailMaxLength} />
      </Form>
    </>
  );
}

/** In whose store she shops on this device: her link asks whether that executive is to look after her. */
function executiveHere(): string | null {
  const store = storeInForce.look();
  return store && !isHouseStore(store.alias) ? store.alias : null;
}
