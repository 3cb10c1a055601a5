import type { giftCards as es } from '../es/gift-cards.ts';

export const giftCards: typeof es = {
  paper: {
    file: (number) => `geschenkkarte-${number}`,
    title: (brand) => `Geschenkkarte von ${brand}`,
    recipient: 'Für',
    sender: 'Von',
    number: 'Karte',
    expires: 'Gültig bis',
    balance: 'Guthaben',
    how: (address) =>
      `Geben Sie den Code beim Bezahlen in einem Shop ein, auch für einen Teilbetrag. Wer den Code kennt, kann ihn einlösen: Bewahren Sie ihn wie Bargeld auf. Ihr Guthaben sehen Sie unter ${address}.`,
  },
  mail: {
    hello: (name) => `Guten Tag ${name},`,
    helloAll: 'Guten Tag,',
    gift: {
      subject: (sender, brand) => `${sender} schenkt Ihnen eine Geschenkkarte von ${brand}`,
      body: (sender, amount) => `${sender} schenkt Ihnen eine Geschenkkarte über ${amount}.`,
    },
    paper: {
      subject: (number) => `Ihre Geschenkkarte ${number} zum Ausdrucken`,
      body: (amount) => `Vielen Dank für Ihren Kauf. Hier ist Ihre Geschenkkarte über ${amount}.`,
    },
    credit: {
      subject: (number) => `Ihr Guthaben aus der Bestellung ${number}`,
      body: (amount, number) =>
        `Wie vereinbart erhalten Sie ${amount} aus Ihrer Bestellung ${number} als Guthaben auf einer Karte.`,
    },
    says: 'Die Nachricht für Sie:',
    code: (code) => `Code: ${code}`,
    balance: (amount) => `Guthaben: ${amount}`,
    expires: (day) => `Gültig bis ${day}`,
    how: 'Geben Sie den Code beim Bezahlen ein, auch für einen Teilbetrag: Was übrig ist, bleibt auf der Karte. Wer den Code kennt, kann ihn einlösen, bewahren Sie ihn also wie Bargeld auf.',
    store: 'Suchen Sie sich hier etwas aus:',
    check: 'Hier sehen Sie das Guthaben und drucken die Karte:',
    purchase: 'Hier sehen Sie Ihren Kauf und drucken die Karte:',
  },
};
