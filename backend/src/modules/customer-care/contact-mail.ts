import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { toLongDate, toLongMoment } from '../../shared/dates.ts';
import { words } from '../../words/words.ts';

const house = {
  subject: (topic: string, code: string) => `${code}: ${topic}`,
  rows: ['Nombre', 'Correo', 'Teléfono', 'Pedido', 'Idioma', 'Recibido', 'Contestar como muy tarde'],
};

/** Null where there is no recipient. The receipt does not repeat the message: its address is not confirmed. */
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
    const { subject, text, topics } = words[locale].customerCareMails.contact;
    const until = toLongDate(answer_by, locale);
    return { to: email, locale, subject: subject(code), text: text({ topic: topics[topic], code, until }) };
  }
  if (careMail === null) return null;
  // Customer care reads the shop's default language.
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
  return {
    to: careMail,
    locale: 'es',
    subject: house.subject(words.es.customerCareMails.contact.topics[topic], code),
    text,
  };
}
