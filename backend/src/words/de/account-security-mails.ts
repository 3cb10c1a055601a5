import type { accountSecurityMails as es } from '../es/account-security-mails.ts';

export const accountSecurityMails: typeof es = {
  hello: (name) => `Guten Tag${name && ` ${name}`},`,
  password: {
    recovery: {
      subject: 'Wählen Sie ein neues Passwort',
      text: (hi, link) => `${hi}

mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal und eine Stunde lang:

${link}

Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Ihr aktuelles Passwort gilt weiter.`,
    },
    changed: {
      subject: 'Ihr Passwort wurde geändert',
      text: (hi, link) => `${hi}

das Passwort Ihres Kontos wurde soeben geändert, und wir haben alle offenen Sitzungen beendet.

Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort und schreiben Sie uns:

${link}`,
    },
  },
  mailChange: {
    code: {
      subject: 'Ihr Code für die neue E-Mail-Adresse',
      text: (code) => `Guten Tag,

mit diesem Code verwenden Sie diese E-Mail-Adresse für Ihr Konto:

${code}

Geben Sie ihn auf der Seite „Meine Daten“ ein. Er gilt eine Stunde lang.

Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
    },
    taken: {
      subject: 'Diese Adresse hat schon ein Konto',
      text: () => `Guten Tag,

jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie haben damit schon eines; es hat sich also nichts geändert.

Falls Sie das waren, melden Sie sich mit dieser Adresse an oder nehmen Sie für das andere Konto eine andere. Falls nicht, brauchen Sie nichts zu tun.`,
    },
    changed: {
      subject: 'Ihr Konto hat eine andere E-Mail-Adresse',
      text: (name) => `Guten Tag${name && ` ${name}`},

ab jetzt melden Sie sich mit einer anderen E-Mail-Adresse an, und wir schreiben Ihnen dorthin. Mit dieser Adresse ist keine Anmeldung mehr möglich.

Falls Sie das nicht waren, rufen Sie uns sofort an oder schreiben Sie uns.`,
    },
  },
};
