import type { signUpMails as es } from '../es/sign-up-mails.ts';

export const signUpMails: typeof es = {
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse, um die Registrierung abzuschließen',
    text: (link) => `Guten Tag,

Ihre Registrierung ist bei uns eingegangen. Es fehlt noch ein Schritt: Öffnen Sie diesen Link und wählen Sie Ihr Passwort. Er gilt drei Tage:

${link}

Falls Sie sich nicht registriert haben, öffnen Sie den Link nicht: Ohne ihn entsteht kein Konto, und nach drei Tagen löschen wir alles.`,
  },
  known: {
    subject: 'Sie haben bereits ein Konto bei uns',
    text: (link, name) => `Guten Tag ${name},

jemand wollte sich mit Ihren Angaben registrieren, aber Sie haben bereits ein Konto. Falls Sie es waren und Ihr Passwort vergessen haben, wählen Sie hier ein neues Passwort:

${link}

Falls Sie es nicht waren, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.`,
  },
};
