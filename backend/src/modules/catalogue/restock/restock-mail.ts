import type { Locale } from 'contract/codes.ts';
import type { DraftMail, RestockNews } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';

type Words = { subject: string; text: (name: string, color: string, link: string) => string };

// The subject is read on lock screens and by whoever looks over a shoulder: it names neither garment nor size.
const words: Record<Locale, Words> = {
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
};

export function toRestockMail({ to, locale, name, color, slug }: RestockNews, storefrontUrl: string): DraftMail {
  const { subject, text } = words[locale];
  const link = toPageAddress(storefrontUrl, locale, `/catalogue/${slug}`);
  // In German a colour after "in" is a noun.
  const inText = locale === 'de' ? color : color.toLowerCase();
  return { to, locale, subject, text: text(name, inText, link) };
}
