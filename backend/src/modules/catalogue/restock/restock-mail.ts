import type { Locale } from 'contract/public-codes.ts';
import type { DraftMail, RestockNews } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { RestockQuestion } from './confirmation.ts';

type Words = { subject: string; text: (name: string, color: string, link: string) => string };

// The subject is read on lock screens and by whoever looks over a shoulder: it names neither garment nor size.
const words: Record<'question' | 'back', Record<Locale, Words>> = {
  question: {
    es: {
      subject: 'Confirma que quieres un aviso',
      text: (name, color, link) => `Hola:

Alguien ha dejado esta dirección para saber cuándo vuelve ${name}, en ${color}. Si has sido tú, confírmalo aquí; el enlace sirve tres días:

${link}

Si no has sido tú, no tienes que hacer nada: sin confirmarlo no te escribimos más y borramos la dirección.`,
    },
    en: {
      subject: 'Please confirm your request',
      text: (name, color, link) => `Hello,

Someone left this address to be told when ${name} in ${color} is back in stock. If it was you, confirm it here; the link works for three days:

${link}

If it wasn’t you, you don’t need to do anything: unless it is confirmed we won’t write again, and we delete the address.`,
    },
    de: {
      subject: 'Bestätigen Sie Ihren Wunsch nach einer Nachricht',
      text: (name, color, link) => `Guten Tag,

jemand hat diese Adresse angegeben, um zu erfahren, wann ${name} in ${color} wieder lieferbar ist. Falls Sie es waren, bestätigen Sie es hier; der Link gilt drei Tage:

${link}

Falls nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir nicht mehr und löschen die Adresse.`,
    },
  },
  back: {
    es: {
      subject: 'Ya está aquí lo que esperabas',
      text: (name, color, link) => `Hola:

Nos pediste que te avisáramos: ${name}, en ${color}, vuelve a estar disponible en la talla que buscabas.

${link}

A veces vuelven pocas unidades y no podemos guardarte una.

Este es el único mensaje: ya hemos borrado tu dirección de la lista de espera. Si no lo pediste tú, no tienes que hacer nada.`,
    },
    en: {
      subject: 'What you were waiting for is here',
      text: (name, color, link) => `Hello,

You asked us to let you know: ${name} in ${color} is back in the size you were looking for.

${link}

Sometimes only a few come back, and we can’t keep one for you.

This is the only message: your address is already off the waiting list. If you didn’t ask for this, you don’t need to do anything.`,
    },
    de: {
      subject: 'Worauf Sie gewartet haben, ist wieder da',
      text: (name, color, link) => `Guten Tag,

Sie haben uns um eine Nachricht gebeten: ${name} in ${color} gibt es wieder in der Größe, die Sie gesucht haben.

${link}

Manchmal sind nur wenige Stück wieder da, und wir können keines für Sie zurücklegen.

Dies ist die einzige Nachricht: Ihre Adresse ist bereits von der Warteliste gelöscht. Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
    },
  },
};

export function toRestockMail(news: RestockNews, storefrontUrl: string): DraftMail {
  const { to, locale, name, slug } = news;
  const { subject, text } = words.back[locale];
  const link = toPageAddress(storefrontUrl, locale, `/catalogue/${slug}`);
  return { to, locale, subject, text: text(name, colorIn(news), link) };
}

/** The token stands behind the # of the address, which a browser sends to nobody: no log has it. */
export function toConfirmationMail({ token, ...news }: RestockQuestion, storefrontUrl: string): DraftMail {
  const { to, locale, name } = news;
  const { subject, text } = words.question[locale];
  const link = toPageAddress(storefrontUrl, locale, `/validation/restock#${token}`);
  return { to, locale, subject, text: text(name, colorIn(news), link) };
}

/** In German a colour after "in" is a noun. */
const colorIn = ({ locale, color }: RestockNews) => (locale === 'de' ? color : color.toLowerCase());
