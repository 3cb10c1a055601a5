import type { customerCareMails as es } from '../es/customer-care-mails.ts';

export const customerCareMails: typeof es = {
  contact: {
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
  newsletter: {
    question: {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
      text: (link, days) => `Guten Tag,

jemand hat diese Adresse für unseren Newsletter angegeben. Falls Sie es waren, bestätigen Sie es hier; der Link gilt ${days} Tage:

${link}

Falls nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht und löschen die Adresse.`,
    },
    already: {
      subject: 'Sie erhalten unseren Newsletter bereits',
      text: (link) => `Guten Tag,

jemand hat diese Adresse noch einmal für unseren Newsletter angegeben. Sie erhalten ihn schon und brauchen nichts zu tun.

Wenn Sie ihn nicht mehr möchten, melden Sie sich hier ab:

${link}`,
    },
    welcome: {
      subject: 'Danke: Sie erhalten jetzt unseren Newsletter',
      text: (link) => `Guten Tag,

Sie stehen auf der Liste. Wir schreiben Ihnen einmal pro Kampagne.

Abmelden können Sie sich jederzeit, hier oder am Ende jedes Newsletters:

${link}`,
    },
    leave: {
      subject: 'Ihr Link zum Abmelden',
      text: (link) => `Guten Tag,

jemand möchte diese Adresse von unserem Newsletter abmelden. Falls Sie es waren, genügt hier ein Klick:

${link}

Falls nicht, ändert sich nichts.`,
    },
  },
};
