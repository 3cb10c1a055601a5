'use client';

import { ChangeEmail } from '@/components/password/change-email';
import { CloseAccount } from '@/components/password/close-account';
import { executiveSignIn, ownDataPath } from '@/lib/access/route-access';
import type { OwnData } from '@/lib/account/own-data';
import { confirmEmailChange, requestEmailChange } from '@/lib/account/own-data-mutations';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
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
export function CloseExecutiveAccount({ locale, said, words }: Props) {
  async function leave() {
    createEntryStore(pagePerson('executive') ?? '').clear();
    await signOut('executive');
    // A full load, so that nothing of the executive stays in memory.
    window.location.assign(`${localePath(locale, executiveSignIn)}?closed=1`);
  }
  return <CloseAccount said={said} words={words} send={closeExecutive} onClosed={leave} />;
}

type OwnMailProps = {
  locale: Locale;
  data: Pick<OwnData, 'email' | 'waitingEmail' | 'version'>;
  words: { mail: Words<'ownData.mail'>; forms: Words<'forms'> };
};

export const ChangeExecutiveEmail = ({ locale, data: { version, ...mail }, words }: OwnMailProps) => (
  <ChangeEmail
    email={mail.email}
    waitingEmail={mail.waitingEmail}
    ask={(wish) => requestEmailChange(version, wish)}
    confirm={(code) => confirmEmailChange(version, code)}
    here={localePath(locale, ownDataPath)}
    words={words}
  />
);
