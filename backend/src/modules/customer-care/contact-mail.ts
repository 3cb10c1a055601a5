import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { ContactTopic } from '../../database/tables/customer-care.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { toLongDate, toLongMoment } from '../../shared/days.ts';

type Words = {
  subject: (code: string) => string;
  text: (told: { topic: string; code: string; until: string }) => string;
  topics: Record<ContactTopic, string>;
};

const words: Record<Locale, Words> = {
  es: {
    subject: (code) => `Hemos recibido tu mensaje ${code}`,
    text: ({ topic, code, until }) => `Hola:

Tu mensaje ha llegado (tema: ${topic}). Lo lee una persona y te contesta a esta dirección, como muy tarde el ${until}.

Tu número de seguimiento: ${code}

Si nos escribes otra vez o llamas, dinos ese número y no tendrás que contarlo todo de nuevo.

Si no nos has escrito tú, no tienes que hacer nada.`,
    topics: {
      order: 'un pedido',
      return: 'una devolución',
      payment: 'un pago',
      size: 'tallas y ajuste',
      account: 'tu cuenta',
      complaint: 'una reclamación',
      accessibility: 'accesibilidad',
      other: 'otro tema',
    },
  },
  en: {
    subject: (code) => `We’ve received your message ${code}`,
    text: ({ topic, code, until }) => `Hello,

Your message has arrived (topic: ${topic}). A person will read it and reply to this address by ${until} at the latest.

Your reference: ${code}

If you write again or call, give us that reference and you won’t have to explain it all over again.

If it wasn’t you who wrote to us, you don’t need to do anything.`,
    topics: {
      order: 'an order',
      return: 'a return',
      payment: 'a payment',
      size: 'sizes and fit',
      account: 'your account',
      complaint: 'a complaint',
      accessibility: 'accessibility',
      other: 'something else',
    },
  },
  de: {
    subject: (code) => `Wir haben Ihre Nachricht erhalten: ${code}`,
    text: ({ topic, code, until }) => `Guten Tag,

Ihre Nachricht zum Thema „${topic}“ ist angekommen. Jemand aus unserem Team liest sie und antwortet Ihnen an diese Adresse, spätestens am ${until}.

Ihre Vorgangsnummer: ${code}

Wenn Sie noch einmal schreiben oder anrufen, nennen Sie uns diese Nummer; dann müssen Sie nichts wiederholen.

Falls Sie uns nicht geschrieben haben, brauchen Sie nichts zu tun.`,
    topics: {
      order: 'Bestellung',
      return: 'Rücksendung',
      payment: 'Zahlung',
      size: 'Größe und Passform',
      account: 'Kundenkonto',
      complaint: 'Beschwerde',
      accessibility: 'Barrierefreiheit',
      other: 'Sonstiges',
    },
  },
};

const house = {
  subject: (topic: string, code: string) => `${code}: ${topic}`,
  rows: ['Nombre', 'Correo', 'Teléfono', 'Pedido', 'Idioma', 'Recibido', 'Contestar como muy tarde'],
};

/** Null where there is nobody to write to. Whoever wrote hears nothing of her own words: nobody proved that address. */
export async function writeContactMail(
  db: Db,
  { messageId, about }: JobPayloads['contact-mail'],
  { careMail }: Pick<Config, 'careMail'>,
): Promise<DraftMail | null> {
  const message = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { locale, topic, code, answer_by, email } = message;
  if (about === 'received') {
    const { subject, text, topics } = words[locale];
    const until = toLongDate(answer_by, locale);
    return { to: email, locale, subject: subject(code), text: text({ topic: topics[topic], code, until }) };
  }
  if (careMail === null) return null;
  // Those who answer read the language of the shop.
  const facts = [
    message.name,
    email,
    message.phone,
    message.order_named,
    locale,
    toLongMoment(message.received_at, 'es'),
    toLongMoment(answer_by, 'es'),
  ];
  const rows = house.rows.flatMap((row, place) => (facts[place] ? `${row}: ${facts[place]}` : []));
  const text = [rows.join('\n'), message.body].join('\n\n');
  return { to: careMail, locale: 'es', subject: house.subject(words.es.topics[topic], code), text };
}
