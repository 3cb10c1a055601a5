import type { paymentMails as es } from '../es/payment-mails.ts';

export const paymentMails: typeof es = {
  news: {
    hello: (name) => `Guten Tag ${name},`,
    order: (number) => `Ihre Bestellung ${number}`,
    account: 'Ihr Kundenkonto',
    giftCard: (number) => `Ihre Geschenkkarte ${number}`,
    see: 'Ihre Zahlung ansehen:',
    seeRefund: 'Ihre Zahlung ansehen und den Beleg über die Erstattung herunterladen:',
    says: {
      paid: {
        subject: (what) => `Ihre Zahlung für ${what} ist eingegangen`,
        body: (amount, what) => `vielen Dank. Wir haben ${amount} für ${what} erhalten.`,
      },
      paidLate: {
        subject: (what) => `Ihre Zahlung für ${what} kam zu spät`,
        body: (amount, what) =>
          `wir haben ${amount} für ${what} erhalten. Die Bestellung war aber schon beendet, und wir können sie nicht mehr versenden. Wir erstatten Ihnen den vollen Betrag auf dem Weg, auf dem Sie gezahlt haben. Sie müssen nichts tun.`,
      },
      paidTwice: {
        subject: (what) => `Wir erstatten eine zweite Zahlung für ${what}`,
        body: (amount, what) =>
          `wir haben noch einmal ${amount} für ${what} erhalten, obwohl keine weitere Zahlung nötig war. Wir erstatten Ihnen diesen Betrag auf dem Weg, auf dem Sie gezahlt haben. Sie müssen nichts tun.`,
      },
      refunded: {
        subject: (what) => `Erstattung für ${what}`,
        body: (amount, what) =>
          `wir haben ${amount} für ${what} auf dem Weg erstattet, auf dem Sie gezahlt haben. Bis der Betrag bei Ihnen erscheint, kann es einige Tage dauern.`,
      },
      denied: {
        subject: (what) => `Ihre Zahlung für ${what} ist nicht erfolgt`,
        body: (amount, what) =>
          `Ihre Zahlung von ${amount} für ${what} wurde leider abgelehnt. Es wurde nichts abgebucht. Unter diesem Link sehen Sie den Grund, soweit wir ihn kennen, und was Sie jetzt tun können.`,
      },
    },
  },
  transfer: {
    hello: (name) => `Guten Tag ${name},`,
    order: (number) => `Ihre Bestellung ${number}`,
    account: 'Ihr Kundenkonto',
    giftCard: (number) => `Ihre Geschenkkarte ${number}`,
    rows: {
      holder: 'Empfänger',
      iban: 'IBAN',
      bic: 'BIC',
      amount: 'Betrag',
      reference: 'Verwendungszweck',
      until: 'Zahlbar bis',
    },
    exactly:
      'Bitte geben Sie den Empfänger genau so an, wie er hier steht: Ihre Bank prüft, ob er zum Konto passt. Geben Sie nur diesen Verwendungszweck an: Daran erkennen wir, dass die Zahlung von Ihnen ist.',
    arrives:
      'Eine Überweisung dauert meist einen Bankarbeitstag. Sobald sie da ist, schreiben wir Ihnen. Wir bitten Sie nie, auf ein anderes Konto zu zahlen.',
    see: 'Ihre Zahlung ansehen:',
    says: {
      instructions: {
        subject: (what) => `Überweisungsdaten für ${what}`,
        body: (what, _amount, date) => `bitte überweisen Sie für ${what} bis zum ${date} mit diesen Angaben:`,
      },
      reminder: {
        subject: (what) => `Ihre Überweisung für ${what} ist noch nicht da`,
        body: (what, _amount, date) =>
          `für ${what} ist noch nicht der ganze Betrag eingegangen. Wenn Sie schon überwiesen haben, müssen Sie nichts tun. Sonst können Sie bis zum ${date} mit diesen Angaben überweisen:`,
      },
      partly: {
        subject: (what) => `Ein Teil der Zahlung für ${what} fehlt noch`,
        body: (what, amount, date) =>
          `wir haben ${amount} für ${what} erhalten, aber nicht den ganzen Betrag. Bitte überweisen Sie den Rest bis zum ${date} mit diesen Angaben:`,
      },
      tooMuch: {
        subject: (what) => `Wir erstatten, was Sie für ${what} zu viel gezahlt haben`,
        body: (what, amount) =>
          `Sie haben für ${what} ${amount} zu viel überwiesen. Wir überweisen diesen Betrag auf das Konto zurück, von dem er kam. Sie müssen nichts tun.`,
      },
      tooLittle: {
        subject: (what) => `Wir überweisen Ihre Zahlung für ${what} zurück`,
        body: (what, amount) =>
          `wir haben ${amount} per Überweisung für ${what} erhalten. Diese Zahlung wird nicht mehr erwartet, und wir überweisen den Betrag auf das Konto zurück, von dem er kam. Sie müssen nichts tun.`,
      },
    },
  },
  atTheBank: 'Bestellung',
};
