import type { referralMails as es } from '../es/referral-mails.ts';

export const referralMails: typeof es = {
  mail: {
    subject: 'Eine Einladung',
    hello: 'Guten Tag,',
    once: 'Falls Sie kein Interesse haben, brauchen Sie nichts zu tun: Zu dieser Einladung schicken wir nur diese eine E-Mail.',
  },
  invitation: (name) =>
    `${name} lädt Sie ein, mit uns über den Katalog zu verkaufen. Hier können Sie sich informieren und registrieren:`,
  prize: {
    hello: (name) => `Guten Tag ${name},`,
    earned: {
      subject: 'Sie haben eine Prämie für Ihre Empfehlungen verdient',
      said: (prize) => `für Ihre Empfehlungen haben Sie diese Prämie verdient: ${prize}.`,
      more: 'Wir senden sie Ihnen, sobald die ersten Bestellungen dieser Beraterinnen zugestellt sind und nicht mehr zurückgegeben werden können. Wird eine davon vorher storniert oder zurückgegeben, zählt sie nicht mehr.',
    },
    takenBack: {
      subject: 'Eine Prämie für Ihre Empfehlungen zählt nicht mehr',
      said: (prize) =>
        `eine erste Bestellung, die für die Prämie „${prize}“ zählte, wurde storniert oder zurückgegeben.`,
      more: 'Die Prämie ist deshalb wieder offen. Sie erhalten sie, sobald die fehlenden Empfehlungen zählen.',
    },
    see: 'Ihre Empfehlungen und Prämien:',
  },
};
