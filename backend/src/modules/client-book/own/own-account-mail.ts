import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { AccountNews, DraftMail } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { AccountLinks } from '../ports.ts';
import { findClientAt } from './own-account.repository.ts';

/** A day: whoever asks in the evening reads her mail in the morning. */
export const accountLinkMinutes = 24 * 60;

type News = Extract<AccountNews, { about: 'ownAccount' }>;
type Words = { subject: string; text: (link: string, username: string) => string };

const fresh: Record<Locale, Words> = {
  es: {
    subject: 'Crea tu cuenta',
    text: (link) => `Hola:

Con este enlace eliges tu contraseña y tu cuenta queda creada. Sirve una sola vez, durante un día:

${link}

En ella encontrarás los pedidos que hayas hecho con esta dirección. Si no lo has pedido tú, no tienes que hacer nada: sin el enlace no se crea ninguna cuenta.`,
  },
  en: {
    subject: 'Set up your account',
    text: (link) => `Hello,

Choose your password with this link and your account is ready. It works once, for a day:

${link}

The orders you’ve placed with this address will be there. If you didn’t ask for this, you don’t need to do anything: no account is created without the link.`,
  },
  de: {
    subject: 'Richten Sie Ihr Konto ein',
    text: (link) => `Guten Tag,

mit diesem Link wählen Sie Ihr Passwort, und Ihr Konto ist fertig. Er lässt sich einmal verwenden und gilt einen Tag lang:

${link}

Darin finden Sie die Bestellungen, die Sie mit dieser Adresse aufgegeben haben. Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Ohne den Link wird kein Konto angelegt.`,
  },
};

const known: Record<Locale, Words> = {
  es: {
    subject: 'Ya tienes una cuenta',
    text: (link, username) => `Hola:

Alguien ha pedido una cuenta con esta dirección, y ya tienes una. Entra con tu usuario, ${username}:

${link}

Desde esa página también puedes elegir una contraseña nueva. Si no lo has pedido tú, no tienes que hacer nada.`,
  },
  en: {
    subject: 'You already have an account',
    text: (link, username) => `Hello,

Somebody asked for an account with this address, and you already have one. Sign in with your username, ${username}:

${link}

You can also choose a new password from that page. If you didn’t ask for this, you don’t need to do anything.`,
  },
  de: {
    subject: 'Sie haben bereits ein Konto',
    text: (link, username) => `Guten Tag,

jemand hat mit dieser Adresse ein Konto angefordert; Sie haben bereits eines. Melden Sie sich mit Ihrem Benutzernamen ${username} an:

${link}

Auf dieser Seite können Sie auch ein neues Passwort wählen. Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
  },
};

/** Only whoever reads the mail of an address hears whether it has an account. */
export async function writeOwnAccountMail(
  db: Db,
  news: News,
  links: AccountLinks,
  storefrontUrl: string,
): Promise<DraftMail> {
  const { address, storeOwnerId, locale } = news;
  const account = await findClientAt(db, address);
  const way = account
    ? '/clients/login'
    : `/validation/account#${await links.create(db, { address, storeOwnerId }, accountLinkMinutes)}`;
  const { subject, text } = (account ? known : fresh)[locale];
  return {
    to: address,
    locale,
    subject,
    text: text(toPageAddress(storefrontUrl, locale, way), account?.username ?? ''),
  };
}
