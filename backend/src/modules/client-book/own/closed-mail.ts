import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { AccountNews, DraftMail } from '../../../kit/outbox.ts';

type Words = { subject: string; text: (name: string) => string };

const closed: Record<Locale, Words> = {
  es: {
    subject: 'Tu cuenta está cerrada',
    text: (name) => `Hola${name && `, ${name}`}:

Hemos cerrado tu cuenta, como has pedido. Ya nadie puede entrar con ella.

Hemos borrado tus datos. Queda solo lo que la ley nos obliga a guardar de los pedidos ya hechos.

Si no has sido tú, escríbenos ahora mismo.`,
  },
  en: {
    subject: 'Your account is closed',
    text: (name) => `Hello${name && ` ${name}`},

We’ve closed your account, as you asked. Nobody can sign in with it any more.

We’ve deleted your details. All that’s left is what the law obliges us to keep about orders already placed.

If it wasn’t you, write to us straight away.`,
  },
  de: {
    subject: 'Ihr Konto ist geschlossen',
    text: (name) => `Guten Tag${name && ` ${name}`},

wir haben Ihr Konto geschlossen, wie Sie es gewünscht haben. Eine Anmeldung ist nicht mehr möglich.

Ihre Daten haben wir gelöscht. Es bleibt nur, was wir zu aufgegebenen Bestellungen von Gesetzes wegen aufbewahren müssen.

Falls Sie das nicht waren, schreiben Sie uns bitte sofort.`,
  },
};

const left: Record<Locale, Words> = {
  es: {
    subject: 'Una clienta ha cerrado su cuenta',
    text: (name) => `Hola:

${name} ha cerrado su cuenta y ya no está en tu libreta. Lo que te había pedido se ha borrado; en tus pedidos queda su nombre.`,
  },
  en: {
    subject: 'A client has closed their account',
    text: (name) => `Hello,

${name} has closed their account and is no longer in your client book. Their requests have been deleted; your orders keep their name.`,
  },
  de: {
    subject: 'Eine Kundin hat ihr Konto geschlossen',
    text: (name) => `Guten Tag,

${name} hat das eigene Konto geschlossen und steht nicht mehr in Ihrer Kundenkartei. Die Anfragen sind gelöscht; in Ihren Bestellungen bleibt der Name.`,
  },
};

const wentOn: Record<Locale, Words> = {
  es: {
    subject: 'Una clienta ya no está en tu libreta',
    text: (name) => `Hola:

${name} ha decidido comprar por su cuenta y ya no está en tu libreta. Lo que te había pedido se ha borrado; en tus pedidos queda su nombre.`,
  },
  en: {
    subject: 'A client has left your client book',
    text: (name) => `Hello,

${name} has decided to shop on their own and is no longer in your client book. Their requests have been deleted; your orders keep their name.`,
  },
  de: {
    subject: 'Eine Kundin steht nicht mehr in Ihrer Kundenkartei',
    text: (name) => `Guten Tag,

${name} möchte künftig ohne Beraterin einkaufen und steht nicht mehr in Ihrer Kundenkartei. Die Anfragen sind gelöscht; in Ihren Bestellungen bleibt der Name.`,
  },
};

type News = Extract<AccountNews, { about: 'closed' | 'clientLeft' }>;

/** To whose account it was, and to the executive of a client who left. */
export async function writeClosedMail(db: Db, news: News): Promise<DraftMail | null> {
  if (news.about === 'closed') {
    const { to, locale } = news;
    const { subject, text } = closed[locale];
    return { to, locale, subject, text: text(news.name ?? '') };
  }
  const executive = await db
    .selectFrom('accounts')
    .select(['email', 'lang'])
    .where('id', '=', news.executiveId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (executive?.email == null) return null;
  const { subject, text } = (news.closed ? left : wentOn)[executive.lang];
  return { to: executive.email, locale: executive.lang, subject, text: text(news.name) };
}
