import type { withdrawalMail as es } from '../es/withdrawal-mail.ts';

export const withdrawalMail: typeof es = {
  mail: {
    subject: (receipt) => `Eingangsbestätigung Ihres Widerrufs ${receipt}`,
    hello: 'Guten Tag,',
    received: (moment) => `Ihre Widerrufserklärung ist am ${moment} bei uns eingegangen. Das haben Sie erklärt:`,
    rows: {
      receipt: 'Eingangsbestätigung',
      order: 'Bestellung',
      name: 'Name',
      email: 'E-Mail',
      lines: 'Artikel',
      words: 'Ihre Worte',
    },
    whole: 'die gesamte Bestellung',
    size: 'Größe laut Etikett',
    for: (client) => `für ${client}`,
    next: 'Unser Team prüft Ihren Widerruf und schreibt Ihnen an diese Adresse. Wenn Sie die Ware schon haben, senden Sie sie bitte binnen 14 Tagen zurück. Bewahren Sie diese E-Mail auf: Sie ist Ihr Nachweis.',
    stranger: 'Falls Sie das nicht erklärt haben, antworten Sie bitte auf diese E-Mail.',
    law: 'Ihr Widerrufsrecht:',
  },
};
