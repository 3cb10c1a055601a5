import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, NewsletterNews } from '../../kit/outbox.ts';
import type { Secret } from '../../shared/client-address.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import {
  findByEmail,
  isSubscribed,
  questionDays,
  type Subscriber,
  toConfirmToken,
  toLeaveToken,
} from './newsletter.ts';

type Kind = 'question' | 'already' | 'welcome' | 'leave';
type Words = { subject: string; text: (link: string) => string };

const words: Record<Kind, Record<Locale, Words>> = {
  question: {
    es: {
      subject: 'Confirma que quieres nuestras novedades',
      text: (link) => `Hola:

Alguien ha dejado esta dirección para recibir nuestras novedades. Si has sido tú, confírmalo aquí; el enlace sirve ${questionDays} días:

${link}

Si no has sido tú, no tienes que hacer nada: sin confirmarlo no te escribimos y borramos la dirección.`,
    },
    en: {
      subject: 'Please confirm that you’d like our news',
      text: (link) => `Hello,

Someone left this address to receive our newsletter. If it was you, confirm it here; the link works for ${questionDays} days:

${link}

If it wasn’t you, you don’t need to do anything: unless it is confirmed we won’t write to you, and we delete the address.`,
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
      text: (link) => `Guten Tag,

jemand hat diese Adresse für unseren Newsletter angegeben. Falls Sie es waren, bestätigen Sie es hier; der Link gilt ${questionDays} Tage:

${link}

Falls nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht und löschen die Adresse.`,
    },
  },
  already: {
    es: {
      subject: 'Ya recibes nuestras novedades',
      text: (link) => `Hola:

Alguien ha vuelto a dejar esta dirección para recibir nuestras novedades. Ya las recibes: no tienes que hacer nada.

Si prefieres no recibirlas, date de baja aquí:

${link}`,
    },
    en: {
      subject: 'You already receive our newsletter',
      text: (link) => `Hello,

Someone left this address for our newsletter once more. You already receive it, so there’s nothing to do.

If you’d rather not, you can unsubscribe here:

${link}`,
    },
    de: {
      subject: 'Sie erhalten unseren Newsletter bereits',
      text: (link) => `Guten Tag,

jemand hat diese Adresse noch einmal für unseren Newsletter angegeben. Sie erhalten ihn schon und brauchen nichts zu tun.

Wenn Sie ihn nicht mehr möchten, melden Sie sich hier ab:

${link}`,
    },
  },
  welcome: {
    es: {
      subject: 'Gracias: recibirás nuestras novedades',
      text: (link) => `Hola:

Ya estás en la lista. Te escribiremos una vez por campaña.

Puedes darte de baja cuando quieras, aquí o al pie de cada correo:

${link}`,
    },
    en: {
      subject: 'Thank you for subscribing to our newsletter',
      text: (link) => `Hello,

You’re on the list. We’ll write once a campaign.

You can unsubscribe at any time, here or at the foot of every newsletter:

${link}`,
    },
    de: {
      subject: 'Danke: Sie erhalten jetzt unseren Newsletter',
      text: (link) => `Guten Tag,

Sie stehen auf der Liste. Wir schreiben Ihnen einmal pro Kampagne.

Abmelden können Sie sich jederzeit, hier oder am Ende jedes Newsletters:

${link}`,
    },
  },
  leave: {
    es: {
      subject: 'Tu enlace para darte de baja',
      text: (link) => `Hola:

Alguien ha pedido dar de baja esta dirección de nuestras novedades. Si has sido tú, hazlo aquí con un clic:

${link}

Si no has sido tú, no cambia nada.`,
    },
    en: {
      subject: 'Your link to unsubscribe',
      text: (link) => `Hello,

Someone asked to take this address off our newsletter. If it was you, one click here does it:

${link}

If it wasn’t you, nothing changes.`,
    },
    de: {
      subject: 'Ihr Link zum Abmelden',
      text: (link) => `Guten Tag,

jemand möchte diese Adresse von unserem Newsletter abmelden. Falls Sie es waren, genügt hier ein Klick:

${link}

Falls nicht, ändert sich nichts.`,
    },
  },
};

const page = '/validation/newsletter';
/** Takes a press of its page's button, and a mail program's own. */
const send = `${page}/send`;

/** Null where there is nobody to write to: then nobody learns that there is not. */
export async function writeNewsletterMail(
  db: Db,
  { about, email, locale: asked }: NewsletterNews,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): Promise<DraftMail | null> {
  const subscriber = await findByEmail(db, email);
  const kind = subscriber && kindOf(about, subscriber);
  if (!kind) return null;
  // Somebody on the list is written to in her own language, whatever a stranger's page spoke.
  const locale = isSubscribed(subscriber) ? subscriber.locale : asked;
  const confirm = toConfirmToken(config, subscriber);
  const to = (path: string) => toPageAddress(config.storefrontUrl, locale, path);
  const { subject, text } = words[kind][locale];
  const mail = { to: subscriber.email, locale, subject };
  if (kind === 'question') return confirm === null ? null : { ...mail, text: text(to(`${page}?confirm=${confirm}`)) };
  const headers = {
    'List-Unsubscribe': `<${toOneClickAddress({ ...subscriber, locale }, config)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, text: text(to(`${page}?leave=${toLeaveToken(config, subscriber)}`)), headers };
}

/** RFC 8058: where a mail program's own button says no, which asks no page. */
export const toOneClickAddress = (
  subscriber: Pick<Subscriber, 'id' | 'email' | 'locale'>,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): string =>
  toPageAddress(config.storefrontUrl, subscriber.locale, `${send}?leave=${toLeaveToken(config, subscriber)}`);

function kindOf(about: NewsletterNews['about'], subscriber: Subscriber): Kind | null {
  if (about === 'asked') return isSubscribed(subscriber) ? 'already' : 'question';
  return isSubscribed(subscriber) ? about : null;
}
