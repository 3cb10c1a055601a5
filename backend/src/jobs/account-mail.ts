import type { Locale } from 'contract/codes.ts';
import type { Mail } from '../outbox.ts';

export type AccountMail = { to: string; name: string; locale: Locale } & (
  | { kind: 'recovery' | 'confirmation'; token: string }
  | { kind: 'known' }
  | { kind: 'changed'; client: boolean }
);

type Words = { subject: string; text: (name: string, link: string) => string };

// No mail says what somebody else typed, and each tells its reader what to do if it was not she who asked.
const words: Record<AccountMail['kind'], Record<Locale, Words>> = {
  recovery: {
    es: {
      subject: 'Elige una contraseña nueva',
      text: (name, link) => `Hola, ${name}:

Con este enlace puedes elegir una contraseña nueva. Sirve una sola vez, durante una hora:

${link}

Si no lo has pedido tú, no tienes que hacer nada: tu contraseña de ahora sigue valiendo.`,
    },
    en: {
      subject: 'Choose a new password',
      text: (name, link) => `Hello ${name},

With this link you can choose a new password. It works once, for one hour:

${link}

If it was not you who asked, there is nothing to do: your present password goes on being good.`,
    },
    de: {
      subject: 'Wählen Sie ein neues Passwort',
      text: (name, link) => `Guten Tag, ${name},

mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal und eine Stunde lang:

${link}

Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Ihr jetziges Passwort gilt weiter.`,
    },
  },
  confirmation: {
    es: {
      subject: 'Confirma tu correo para terminar la inscripción',
      text: (name, link) => `Hola, ${name}:

Ya tenemos tu inscripción. Falta un paso: abre este enlace y elige tu contraseña. Sirve durante tres días:

${link}

Si no te has inscrito tú, no abras el enlace: sin él no se crea ninguna cuenta, y lo borramos todo pasados tres días.`,
    },
    en: {
      subject: 'Confirm your address to finish joining',
      text: (name, link) => `Hello ${name},

We have your enrolment. One step is missing: open this link and choose your password. It is good for three days:

${link}

If it was not you who enrolled, do not open the link: without it no account is made, and after three days we delete everything.`,
    },
    de: {
      subject: 'Bestätigen Sie Ihre Adresse, um die Anmeldung abzuschließen',
      text: (name, link) => `Guten Tag, ${name},

Ihre Anmeldung ist bei uns angekommen. Es fehlt ein Schritt: Öffnen Sie diesen Link und wählen Sie Ihr Passwort. Er gilt drei Tage:

${link}

Falls Sie sich nicht angemeldet haben, öffnen Sie den Link nicht: Ohne ihn entsteht kein Konto, und nach drei Tagen löschen wir alles.`,
    },
  },
  known: {
    es: {
      subject: 'Ya tienes una cuenta con nosotras',
      text: (name, link) => `Hola, ${name}:

Alguien ha querido inscribirse con datos tuyos, y tú ya tienes una cuenta. Si has sido tú y no recuerdas la contraseña, elige otra aquí:

${link}

Si no has sido tú, no tienes que hacer nada: no ha cambiado nada en tu cuenta.`,
    },
    en: {
      subject: 'You already have an account with us',
      text: (name, link) => `Hello ${name},

Somebody wanted to enrol with details of yours, and you already have an account. If it was you and you do not remember your password, choose another one here:

${link}

If it was not you, there is nothing to do: nothing in your account has changed.`,
    },
    de: {
      subject: 'Sie haben bereits ein Konto bei uns',
      text: (name, link) => `Guten Tag, ${name},

jemand wollte sich mit Ihren Angaben anmelden, und Sie haben bereits ein Konto. Falls Sie es waren und Ihr Passwort vergessen haben, wählen Sie hier ein neues:

${link}

Falls nicht, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.`,
    },
  },
  changed: {
    es: {
      subject: 'Tu contraseña ha cambiado',
      text: (name, link) => `Hola, ${name}:

La contraseña de tu cuenta es otra desde hace un momento, y hemos cerrado todas las sesiones abiertas.

Si no has sido tú, elige otra ahora mismo y escríbenos:

${link}`,
    },
    en: {
      subject: 'Your password has changed',
      text: (name, link) => `Hello ${name},

The password of your account was changed a moment ago, and we have ended all open sessions.

If it was not you, choose another one right away and write to us:

${link}`,
    },
    de: {
      subject: 'Ihr Passwort wurde geändert',
      text: (name, link) => `Guten Tag, ${name},

das Passwort Ihres Kontos wurde soeben geändert, und wir haben alle offenen Sitzungen beendet.

Falls Sie das nicht waren, wählen Sie sofort ein neues und schreiben Sie uns:

${link}`,
    },
  },
};

/** The token stands behind the # of the address, which a browser sends to nobody: no log has it. */
export function toAccountMail(mail: AccountMail, storefrontUrl: string): Mail {
  const { to, name, locale, kind } = mail;
  const { subject, text } = words[kind][locale];
  const path = kind === 'confirmation' ? '/validation/confirm-mail' : '/validation/recover';
  const query = 'client' in mail && mail.client ? '?for=client' : '';
  const token = 'token' in mail ? `#${mail.token}` : '';
  const link = `${storefrontUrl}${locale === 'es' ? '' : `/${locale}`}${path}${query}${token}`;
  return { to, subject, text: text(name, link) };
}
