import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, InvitationNews } from '../../kit/outbox.ts';
import type { Secret } from '../../shared/client-address.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { agrees, listConsents } from './consents.repository.ts';
import { lockInvited } from './first-access.repository.ts';
import { closingOf } from './message-mail.ts';
import { consentTo } from './messages.repository.ts';
import type { InvitationLinks } from './ports.ts';

/** Whoever looks at her telephone at the weekend finds it still good. */
export const invitationDays = 7;
export const invitationMinutes = invitationDays * 24 * 60;

type Shop = Pick<Config, 'storefrontUrl'>;

/** The token stands behind the # of the address, which a browser sends to nobody; nothing of hers stands in it. */
export const toInvitationLink = ({ storefrontUrl }: Shop, locale: Locale, token: string): string =>
  toPageAddress(storefrontUrl, locale, `/validation/invitation#${token}`);

type Words = {
  /** What her executive sends from her own telephone. */
  note: (name: string, link: string) => string;
  subject: (executive: string) => string;
  text: (name: string, executive: string, link: string) => string;
};

// The name of who asks her in says why it came; nothing that anybody typed does, and it names nothing that is worn.
const words: Record<Locale, Words> = {
  es: {
    note: (name, link) =>
      `Hola, ${name}. Este es tu acceso a la tienda: desde aquí me puedes pedir lo que te guste. El enlace es solo para ti y vale siete días: ${link}`,
    subject: (executive) => `${executive} te da acceso a la tienda`,
    text: (name, executive, link) => `Hola, ${name}:

${executive}, tu ejecutiva, te ha preparado un acceso para que veas el catálogo y le pidas lo que te guste. Elige tu contraseña aquí. El enlace es solo para ti, sirve una vez y vale siete días:

${link}

Si no lo esperabas, no tienes que hacer nada: sin tu contraseña no se crea ninguna cuenta.`,
  },
  en: {
    note: (name, link) =>
      `Hello ${name}, here’s your access to the shop: you can ask me for whatever you like from here. The link is for you alone and works for seven days: ${link}`,
    subject: (executive) => `${executive} has set up your access to the shop`,
    text: (name, executive, link) => `Hello ${name},

${executive}, your executive, has set up access for you, so you can browse the catalogue and ask for whatever you like. Choose your password here. The link is for you alone, works once and is good for seven days:

${link}

If you weren’t expecting this, you don’t need to do anything: without your password no account is created.`,
  },
  de: {
    note: (name, link) =>
      `Guten Tag ${name}, hier ist Ihr Zugang zum Shop: Darüber können Sie bei mir anfragen, was Ihnen gefällt. Der Link ist nur für Sie und gilt sieben Tage: ${link}`,
    subject: (executive) => `${executive} lädt Sie in den Shop ein`,
    text: (name, executive, link) => `Guten Tag ${name},

Ihre Beraterin ${executive} hat einen Zugang für Sie vorbereitet. Damit können Sie sich den Katalog ansehen und bei ihr anfragen, was Ihnen gefällt. Wählen Sie hier Ihr Passwort. Der Link ist nur für Sie, gilt einmal und sieben Tage lang:

${link}

Falls Sie das nicht erwartet haben, brauchen Sie nichts zu tun: Ohne Ihr Passwort entsteht kein Konto.`,
  },
};

export const toInvitationNote = (locale: Locale, name: string, link: string) => words[locale].note(name, link);

/**
 * The mail of an invitation, with a link that is made as it is written, and ends what was written before. Null where
 * nothing may go any more: she said no, has come or was asked once more meanwhile, or is none of this executive's.
 */
export function writeInvitationMail(
  db: Db,
  news: InvitationNews,
  links: InvitationLinks,
  config: Shop & Secret,
): Promise<DraftMail | null> {
  return db.transaction().execute((trx) => write(trx, news, links, config));
}

async function write(
  trx: Db,
  { clientId, invitedAt }: InvitationNews,
  { create, end }: InvitationLinks,
  config: Shop & Secret,
): Promise<DraftMail | null> {
  const invited = await lockInvited(trx, clientId);
  if (!invited || invited.at > new Date(invitedAt)) return null;
  const consents = await listConsents(trx, config, invited.executiveId, [clientId]);
  if (!agrees(consents, clientId, consentTo.mail)) return null;
  const { to, locale, name, executive, executiveId } = invited;
  await end(trx, clientId);
  const token = await create(trx, { clientId, sentTo: to }, invitationMinutes);
  const { subject, text } = words[locale];
  const said = text(name, executive, toInvitationLink(config, locale, token));
  const closing = closingOf({ clientId, executiveId, to, locale, sender: executive }, config);
  return { to, locale, subject: subject(executive), text: `${said}\n\n${closing}` };
}
