'use client';

import { CloseAccount } from '@/components/password/close-account';
import { clientLogin } from '@/lib/access/route-access';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import { closeClient } from '@/lib/password/close-account-calls';
import { forgetOwnList } from '@/lib/requests/asked-list';
import { signOut } from '@/lib/sign-in/session-mutations';

type Props = {
  locale: Locale;
  said: Words<'clientData.close'>;
  words: { close: Words<'closeAccount'>; forms: Words<'forms'> };
};

/** Closing the account removes the client's list from the device. */
export function CloseClientAccount({ locale, said, words }: Props) {
  async function leave() {
    await signOut('client');
    await forgetOwnList();
    // A full load, so that nothing of the client stays in memory.
    window.location.assign(`${localePath(locale, clientLogin)}?closed=1`);
  }
  return <CloseAccount said={said} words={words} send={closeClient} onClosed={leave} />;
}
