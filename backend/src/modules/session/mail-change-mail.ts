import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { AccountNews, DraftMail } from '../../kit/outbox.ts';
import { readNewMail } from './mail-change.service.ts';
import { findAddressee } from './recovery.ts';

type Words = { subject: string; text: (about: string) => string };

// Nobody's name is written to an address that may be a stranger's.
const words: Record<'code' | 'taken' | 'changed', Record<Locale, Words>> = {
  code: {
    es: {
      subject: 'Tu código para cambiar de correo',
      text: (code) => `Hola:

Este es el código para entrar en tu cuenta con esta dirección de correo:

${code}

Escríbelo en la página «Mis datos». Sirve durante una hora.

Si no lo has pedido tú, no tienes que hacer nada.`,
    },
    en: {
      subject: 'Your code to change your email address',
      text: (code) => `Hello,

This is the code to use this email address for your account:

${code}

Type it on the page “My details”. It works for an hour.

If you didn’t ask for this, you don’t need to do anything.`,
    },
    de: {
      subject: 'Ihr Code für die neue E-Mail-Adresse',
      text: (code) => `Guten Tag,

mit diesem Code verwenden Sie diese E-Mail-Adresse für Ihr Konto:

${code}

Geben Sie ihn auf der Seite „Meine Daten“ ein. Er gilt eine Stunde lang.

Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
    },
  },
  taken: {
    es: {
      subject: 'Esta dirección ya tiene una cuenta',
      text: () => `Hola:

Alguien ha querido usar esta dirección de correo para otra cuenta. Ya tienes una con ella, así que no ha cambiado nada.

Si has sido tú, entra con esta dirección o usa otra para la otra cuenta. Si no, no tienes que hacer nada.`,
    },
    en: {
      subject: 'This address already has an account',
      text: () => `Hello,

Somebody wanted to use this email address for another account. You already have one with it, so nothing has changed.

If it was you, sign in with this address or use a different one for the other account. If not, you don’t need to do anything.`,
    },
    de: {
      subject: 'Diese Adresse hat schon ein Konto',
      text: () => `Guten Tag,

jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie haben damit schon eines; es hat sich also nichts geändert.

Falls Sie das waren, melden Sie sich mit dieser Adresse an oder nehmen Sie für das andere Konto eine andere. Falls nicht, brauchen Sie nichts zu tun.`,
    },
  },
  changed: {
    es: {
      subject: 'Tu cuenta tiene otra dirección de correo',
      text: (name) => `Hola${name && `, ${name}`}:

Desde ahora entras en tu cuenta con otra dirección de correo, y te escribimos a ella. Esta ya no sirve para entrar.

Si no has sido tú, llámanos o escríbenos ahora mismo.`,
    },
    en: {
      subject: 'Your account has a different email address',
      text: (name) => `Hello${name && ` ${name}`},

From now on you sign in with a different email address, and we write to you there. This one no longer works for signing in.

If it wasn’t you, call or write to us straight away.`,
    },
    de: {
      subject: 'Ihr Konto hat eine andere E-Mail-Adresse',
      text: (name) => `Guten Tag${name && ` ${name}`},

ab jetzt melden Sie sich mit einer anderen E-Mail-Adresse an, und wir schreiben Ihnen dorthin. Mit dieser Adresse ist keine Anmeldung mehr möglich.

Falls Sie das nicht waren, rufen Sie uns sofort an oder schreiben Sie uns.`,
    },
  },
};

type News = Extract<AccountNews, { about: 'newMail' | 'mailChanged' }>;

export async function writeMailChangeMail(db: Db, config: Config, news: News): Promise<DraftMail | null> {
  if (news.about === 'mailChanged') {
    const found = await findAddressee(db, news.accountId);
    return found && write({ kind: 'changed', to: news.was, locale: found.locale, about: found.name ?? '' });
  }
  const found = await readNewMail(db, config, news.accountId);
  return found && write({ ...found, about: found.kind === 'code' ? found.code : '' });
}

type Letter = { kind: keyof typeof words; to: string; locale: Locale; about: string };

function write({ kind, to, locale, about }: Letter): DraftMail {
  const { subject, text } = words[kind][locale];
  return { to, locale, subject, text: text(about) };
}
