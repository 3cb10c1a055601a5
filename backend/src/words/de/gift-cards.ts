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
      `Geben Sie den Code beim Bezahlen in einem unserer Shops ein, auch für einen Teilbetrag. Wer den Code kennt, kann damit bezahlen: Bewahren Sie ihn bitte wie Bargeld auf. Das Guthaben sehen Sie unter ${address}.`,
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
      body: (amount) => `vielen Dank für Ihren Kauf. Hier ist Ihre Geschenkkarte über ${amount}.`,
    },
    credit: {
      subject: (number) => `Ihr Guthaben aus der Bestellung ${number}`,
      body: (amount, number) =>
        `wie vereinbart erhalten Sie ${amount} aus Ihrer Bestellung ${number} als Guthaben auf einer Geschenkkarte.`,
    },
    says: 'Die Nachricht für Sie:',
    code: (code) => `Code: ${code}`,
    balance: (amount) => `Guthaben: ${amount}`,
    expires: (day) => `Gültig bis ${day}`,
    how: 'Geben Sie den Code beim Bezahlen ein, auch für einen Teilbetrag: Was übrig ist, bleibt auf der Karte. Wer den Code kennt, kann damit bezahlen: Bewahren Sie ihn bitte wie Bargeld auf.',
    store: 'Suchen Sie sich hier etwas aus:',
    check: 'Hier sehen Sie das Guthaben und drucken die Karte:',
    purchase: 'Hier sehen Sie Ihren Kauf und drucken die Karte:',
  },
};
