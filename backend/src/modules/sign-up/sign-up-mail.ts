import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { DraftMail } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { prepareConfirmation } from './confirmation.ts';
import { enrolmentMinutes } from './sign-up.repository.ts';

type SignUpMail = { to: string; locale: Locale } & (
  | { kind: 'confirmation'; token: string }
  | { kind: 'known'; name: string }
);

/** Makes a link of a mail and gives out its token. */
type CreateLink = (db: Db, whose: { enrolmentId: string }, minutes: number) => Promise<string>;

type Words<Said extends string[]> = Record<Locale, { subject: string; text: (link: string, ...said: Said) => string }>;

// No mail says what somebody else typed, no name either: until it is confirmed, an address may be a stranger's. And each
// tells its reader what to do if it was not she who asked.
const words: { confirmation: Words<[]>; known: Words<[name: string]> } = {
  confirmation: {
    es: {
      subject: 'Confirma tu correo para terminar la inscripción',
      text: (link) => `Hola:

Ya tenemos tu inscripción. Falta un paso: abre este enlace y elige tu contraseña. Sirve durante tres días:

${link}

Si no te has inscrito tú, no abras el enlace: sin él no se crea ninguna cuenta, y lo borramos todo pasados tres días.`,
    },
    en: {
      subject: 'Confirm your email address to finish registering',
      text: (link) => `Hello,

We’ve received your registration. There’s one step left: open this link and choose your password. It works for three days:

${link}

If it wasn’t you who registered, don’t open the link: without it no account is created, and we delete everything after three days.`,
    },
    de: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse, um die Registrierung abzuschließen',
      text: (link) => `Guten Tag,

Ihre Registrierung ist bei uns eingegangen. Es fehlt noch ein Schritt: Öffnen Sie diesen Link und wählen Sie Ihr Passwort. Er gilt drei Tage:

${link}

Falls Sie sich nicht registriert haben, öffnen Sie den Link nicht: Ohne ihn entsteht kein Konto, und nach drei Tagen löschen wir alles.`,
    },
  },
  known: {
    es: {
      subject: 'Ya tienes una cuenta en nuestra tienda',
      text: (link, name) => `Hola, ${name}:

Alguien ha querido inscribirse con datos tuyos, y tú ya tienes una cuenta. Si has sido tú y no recuerdas la contraseña, elige una nueva aquí:

${link}

Si no has sido tú, no tienes que hacer nada: no ha cambiado nada en tu cuenta.`,
    },
    en: {
      subject: 'You already have an account with us',
      text: (link, name) => `Hello ${name},

Someone tried to register with your details, but you already have an account. If it was you and you don’t remember your password, choose a new one here:

${link}

If it wasn’t you, you don’t need to do anything: nothing in your account has changed.`,
    },
    de: {
      subject: 'Sie haben bereits ein Konto bei uns',
      text: (link, name) => `Guten Tag ${name},

jemand wollte sich mit Ihren Angaben registrieren, aber Sie haben bereits ein Konto. Falls Sie es waren und Ihr Passwort vergessen haben, wählen Sie hier ein neues Passwort:

${link}

Falls Sie es nicht waren, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.`,
    },
  },
};

/** What an enrolment comes to; null where there is nobody to write to. */
export async function readSignUpMail(db: Db, id: string, createLink: CreateLink): Promise<SignUpMail | null> {
  const found = await prepareConfirmation(db, id);
  if (!found) return null;
  const { to, locale } = found;
  if (found.known) return { kind: 'known', to, locale, name: found.name };
  return { kind: 'confirmation', to, locale, token: await createLink(db, { enrolmentId: id }, enrolmentMinutes) };
}

/** The token stands behind the # of the address, which a browser sends to nobody: no log has it. */
export function toSignUpMail(mail: SignUpMail, storefrontUrl: string): DraftMail {
  const { to, locale } = mail;
  const toPage = (path: string) => toPageAddress(storefrontUrl, locale, path);
  if (mail.kind === 'known') {
    const { subject, text } = words.known[locale];
    return { to, locale, subject, text: text(toPage('/validation/recover'), mail.name) };
  }
  const { subject, text } = words.confirmation[locale];
  return { to, locale, subject, text: text(toPage(`/validation/confirm-mail#${mail.token}`)) };
}
