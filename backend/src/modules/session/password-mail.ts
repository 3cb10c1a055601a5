import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { AccountNews, DraftMail } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { findAddressee, prepareRecovery } from './recovery.ts';

type PasswordMail = { to: string; name: string | null; locale: Locale } & (
  | { kind: 'recovery'; token: string }
  | { kind: 'changed'; client: boolean }
);

type Words = { subject: string; text: (hi: string, link: string) => string };

const hello: Record<Locale, (name: string) => string> = {
  es: (name) => `Hola${name && `, ${name}`}:`,
  en: (name) => `Hello${name && ` ${name}`},`,
  de: (name) => `Guten Tag${name && ` ${name}`},`,
};

// No mail says what somebody else typed, and each tells its reader what to do if it was not she who asked.
const words: Record<PasswordMail['kind'], Record<Locale, Words>> = {
  recovery: {
    es: {
      subject: 'Elige una contraseña nueva',
      text: (hi, link) => `${hi}

Con este enlace puedes elegir una contraseña nueva. Sirve una sola vez, durante una hora:

${link}

Si no lo has pedido tú, no tienes que hacer nada: tu contraseña actual sigue valiendo.`,
    },
    en: {
      subject: 'Choose a new password',
      text: (hi, link) => `${hi}

Use this link to choose a new password. It works once, for an hour:

${link}

If you didn’t ask for this, you don’t need to do anything: your current password still works.`,
    },
    de: {
      subject: 'Wählen Sie ein neues Passwort',
      text: (hi, link) => `${hi}

mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal und eine Stunde lang:

${link}

Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Ihr aktuelles Passwort gilt weiter.`,
    },
  },
  changed: {
    es: {
      subject: 'Tu contraseña ha cambiado',
      text: (hi, link) => `${hi}

La contraseña de tu cuenta ha cambiado hace un momento y hemos cerrado todas las sesiones abiertas.

Si no has sido tú, elige una contraseña nueva ahora mismo y escríbenos:

${link}`,
    },
    en: {
      subject: 'Your password has changed',
      text: (hi, link) => `${hi}

Your account password was changed a moment ago, and we’ve ended all open sessions.

If it wasn’t you, choose a new one straight away and write to us:

${link}`,
    },
    de: {
      subject: 'Ihr Passwort wurde geändert',
      text: (hi, link) => `${hi}

das Passwort Ihres Kontos wurde soeben geändert, und wir haben alle offenen Sitzungen beendet.

Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort und schreiben Sie uns:

${link}`,
    },
  },
};

/** What somebody's wish comes to; null where there is nobody to write to. */
export async function readPasswordMail(
  db: Db,
  news: Extract<AccountNews, { about: 'recovery' | 'password' }>,
): Promise<PasswordMail | null> {
  if (news.about === 'recovery') {
    const found = await prepareRecovery(db, news);
    return found && { kind: 'recovery', ...found };
  }
  const found = await findAddressee(db, news.accountId);
  return found && { kind: 'changed', ...found };
}

/** The token stands behind the # of the address, which a browser sends to nobody: no log has it. */
export function toPasswordMail(mail: PasswordMail, storefrontUrl: string): DraftMail {
  const { to, name, locale, kind } = mail;
  const { subject, text } = words[kind][locale];
  const ending = mail.kind === 'recovery' ? `#${mail.token}` : mail.client ? '?for=client' : '';
  return {
    to,
    locale,
    subject,
    text: text(hello[locale](name ?? ''), toPageAddress(storefrontUrl, locale, `/validation/recover${ending}`)),
  };
}
