'use client';

import { CloseAccount } from '@/components/password/close-account';
import { executiveSignIn } from '@/lib/access/route-access';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import { createEntryStore } from '@/lib/pad/entry-store';
import { closeExecutive } from '@/lib/password/close-account-calls';
import { pagePerson } from '@/lib/session/page-person';
import { signOut } from '@/lib/sign-in/session-mutations';

type Props = {
  locale: Locale;
  said: Words<'ownData.close'>;
  words: { close: Words<'closeAccount'>; forms: Words<'forms'> };
};

/** Lines that never reached the order are removed from the device when the account is closed. */
export function CloseOwnAccount({ locale, said, words }: Props) {
  async function leave() {
    createEntryStore(pagePerson('executive') ?? '').clear();
    await signOut('executive');
    // A full load, so that nothing of the executive stays in memory.
    window.location.assign(`${localePath(locale, executiveSignIn)}?closed=1`);
  }
  return <CloseAccount said={said} words={words} send={closeExecutive} onClosed={leave} />;
}
