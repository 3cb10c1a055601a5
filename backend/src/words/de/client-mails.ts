import type { clientMails as es } from '../es/client-mails.ts';

export const clientMails: typeof es = {
  freshAccount: {
    subject: 'Richten Sie Ihr Konto ein',
    text: (link) => `Guten Tag,

mit diesem Link wählen Sie Ihr Passwort, und Ihr Konto ist fertig. Er lässt sich einmal verwenden und gilt einen Tag lang:

${link}

Darin finden Sie die Bestellungen, die Sie mit dieser Adresse aufgegeben haben. Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Ohne den Link wird kein Konto angelegt.`,
  },
  knownAccount: {
    subject: 'Sie haben bereits ein Konto',
    text: (link, username) => `Guten Tag,

jemand hat mit dieser Adresse ein Konto angefordert; Sie haben bereits eines. Melden Sie sich mit Ihrem Benutzernamen ${username} an:

${link}

Auf dieser Seite können Sie auch ein neues Passwort wählen. Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
  },
  closed: {
    subject: 'Ihr Konto ist geschlossen',
    text: (name) => `Guten Tag${name && ` ${name}`},

wir haben Ihr Konto geschlossen, wie Sie es gewünscht haben. Eine Anmeldung ist nicht mehr möglich.

Ihre Daten haben wir gelöscht. Es bleibt nur, was wir zu aufgegebenen Bestellungen von Gesetzes wegen aufbewahren müssen.

Falls Sie das nicht waren, schreiben Sie uns bitte sofort.`,
  },
  clientLeft: {
    subject: 'Eine Kundin hat ihr Konto geschlossen',
    text: (name) => `Guten Tag,

${name} hat das eigene Konto geschlossen und steht nicht mehr in Ihrer Kundenkartei. Die Anfragen sind gelöscht; in Ihren Bestellungen bleibt der Name.`,
  },
  clientWentOn: {
    subject: 'Eine Kundin steht nicht mehr in Ihrer Kundenkartei',
    text: (name) => `Guten Tag,

${name} möchte künftig ohne Beraterin einkaufen und steht nicht mehr in Ihrer Kundenkartei. Die Anfragen sind gelöscht; in Ihren Bestellungen bleibt der Name.`,
  },
  firstAccess: {
    note: (name, link) =>
      `Guten Tag ${name}, hier ist Ihr Zugang zum Shop: Darüber können Sie bei mir anfragen, was Ihnen gefällt. Der Link ist nur für Sie und gilt sieben Tage: ${link}`,
    subject: (executive) => `${executive} lädt Sie in den Shop ein`,
    text: (name, executive, link) => `Guten Tag ${name},

Ihre Beraterin ${executive} hat einen Zugang für Sie vorbereitet. Damit können Sie sich den Katalog ansehen und bei ihr anfragen, was Ihnen gefällt. Wählen Sie hier Ihr Passwort. Der Link ist nur für Sie, gilt einmal und sieben Tage lang:

${link}

Falls Sie das nicht erwartet haben, brauchen Sie nichts zu tun: Ohne Ihr Passwort entsteht kein Konto.`,
  },
  messages: {
    message: { subject: 'Eine Nachricht für Sie', text: '' },
    reminder: { subject: 'Damit Sie es nicht verpassen', text: '' },
    invitation: { subject: 'Eine Einladung für Sie', text: 'Schauen Sie sich gern in meinem Shop um:' },
    catalogue: {
      subject: 'Der Katalog ist da',
      text: 'Der Katalog dieser Kampagne ist da. Schauen Sie ihn in Ruhe an und sagen Sie mir, was Ihnen gefällt:',
    },
  },
  closing: (sender, link) => `Ihre Beraterin ${sender} schreibt Ihnen, weil Sie ihr gegenüber eingewilligt haben.

Wenn Sie keine E-Mails mehr von ihr möchten, sagen Sie es hier:
${link}`,
};
