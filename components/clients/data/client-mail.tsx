'use client';

import { ChangeMail } from '@/components/password/change-mail';
import { clientData } from '@/lib/access/route-access';
import type { OwnClient } from '@/lib/clients/own-client';
import { askForClientMail, confirmClientMail } from '@/lib/clients/own-client-mutations';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';

type Props = {
  locale: Locale;
  own: Pick<OwnClient, 'email' | 'waitingEmail' | 'version'>;
  words: { mail: Words<'ownData.mail'>; forms: Words<'forms'> };
};

export const ClientMail = ({ locale, own: { email, waitingEmail, version }, words }: Props) => (
  <ChangeMail
    email={email ?? ''}
    waitingEmail={waitingEmail ?? null}
    ask={(wish) => askForClientMail(version ?? 0, wish)}
    confirm={(code) => confirmClientMail(version ?? 0, code)}
    here={localePath(locale, clientData)}
    words={words}
  />
);
