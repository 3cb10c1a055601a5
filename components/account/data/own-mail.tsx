'use client';

import { ChangeMail } from '@/components/password/change-mail';
import { ownDataPath } from '@/lib/access/route-access';
import type { OwnData } from '@/lib/account/own-data';
import { askForMail, confirmMail } from '@/lib/account/own-data-mutations';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';

type Props = {
  locale: Locale;
  data: Pick<OwnData, 'email' | 'waitingEmail' | 'version'>;
  words: { mail: Words<'ownData.mail'>; forms: Words<'forms'> };
};

export const OwnMail = ({ locale, data: { version, ...mail }, words }: Props) => (
  <ChangeMail
    email={mail.email}
    waitingEmail={mail.waitingEmail}
    ask={(wish) => askForMail(version, wish)}
    confirm={(code) => confirmMail(version, code)}
    here={localePath(locale, ownDataPath)}
    words={words}
  />
);
