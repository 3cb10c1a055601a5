import type { Locale } from 'contract/public-codes.ts';
import type { TransferNews } from '../../kit/outbox.ts';

type Says = { subject: (what: string) => string; body: (what: string, amount: string, date: string) => string };
type Words = {
  hello: (name: string) => string;
  order: (number: string) => string;
  account: string;
  rows: Record<'holder' | 'iban' | 'bic' | 'amount' | 'reference' | 'until', string>;
  exactly: string;
  arrives: string;
  see: string;
  says: Record<TransferNews, Says>;
};

export const transferWords: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    order: (number) => `tu pedido ${number}`,
    account: 'tu cuenta',
    rows: {
      holder: 'Titular',
      iban: 'IBAN',
      bic: 'BIC',
      amount: 'Importe',
      reference: 'Concepto',
      until: 'Fecha límite',
    },
    exactly:
      'Escribe el titular tal como aparece aquí, porque tu banco comprueba que coincide con la cuenta, y pon solo este concepto: por él sabemos que el pago es tuyo.',
    arrives:
      'Una transferencia suele tardar un día laborable. Te escribiremos en cuanto llegue. Nunca te pediremos que pagues en otra cuenta.',
    see: 'Aquí ves tu pago:',
    says: {
      instructions: {
        subject: (what) => `Los datos para pagar ${what} por transferencia`,
        body: (what, _amount, date) =>
          `Para pagar ${what}, haz una transferencia con estos datos a más tardar el ${date}:`,
      },
      reminder: {
        subject: (what) => `Aún no ha llegado tu transferencia para ${what}`,
        body: (what, _amount, date) =>
          `Todavía no hemos recibido todo el pago de ${what}. Si ya lo has enviado, no tienes que hacer nada. Si no, puedes enviarlo hasta el ${date} con estos datos:`,
      },
      partly: {
        subject: (what) => `Falta una parte del pago de ${what}`,
        body: (what, amount, date) =>
          `Hemos recibido ${amount} para ${what}, pero no es todo el importe. Envía lo que falta a más tardar el ${date}, con estos datos:`,
      },
      tooMuch: {
        subject: (what) => `Te devolvemos lo que has pagado de más por ${what}`,
        body: (what, amount) =>
          `Has transferido ${amount} de más para ${what}. Te lo devolvemos a la cuenta desde la que lo enviaste. No tienes que hacer nada.`,
      },
      tooLittle: {
        subject: (what) => `Te devolvemos tu transferencia para ${what}`,
        body: (what, amount) =>
          `Hemos recibido ${amount} por transferencia para ${what}, que ya no espera este pago. Te lo devolvemos a la cuenta desde la que lo enviaste. No tienes que hacer nada.`,
      },
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    order: (number) => `your order ${number}`,
    account: 'your account',
    rows: {
      holder: 'Account holder',
      iban: 'IBAN',
      bic: 'BIC',
      amount: 'Amount',
      reference: 'Reference',
      until: 'Pay by',
    },
    exactly:
      'Please type the account holder exactly as it stands here, because your bank checks that it matches the account, and give only this reference: it tells us that the payment is yours.',
    arrives:
      'A transfer usually takes one working day. We’ll write to you as soon as it arrives. We’ll never ask you to pay into another account.',
    see: 'You can see your payment here:',
    says: {
      instructions: {
        subject: (what) => `Bank transfer details for ${what}`,
        body: (what, _amount, date) => `For ${what}, please make a transfer with these details by ${date}:`,
      },
      reminder: {
        subject: (what) => `Your transfer for ${what} hasn’t arrived yet`,
        body: (what, _amount, date) =>
          `We haven’t received the whole payment for ${what} yet. If you’ve already sent it, there’s nothing to do. If not, you can send it by ${date} with these details:`,
      },
      partly: {
        subject: (what) => `Part of the payment for ${what} is missing`,
        body: (what, amount, date) =>
          `We’ve received ${amount} for ${what}, but that isn’t the whole amount. Please send the rest by ${date} with these details:`,
      },
      tooMuch: {
        subject: (what) => `We’re returning what you overpaid for ${what}`,
        body: (what, amount) =>
          `You’ve transferred ${amount} too much for ${what}. We’re sending it back to the account that it came from. There’s nothing you need to do.`,
      },
      tooLittle: {
        subject: (what) => `We’re refunding your transfer for ${what}`,
        body: (what, amount) =>
          `We’ve received ${amount} by transfer for ${what}, which no longer awaits this payment. We’re sending it back to the account that it came from. There’s nothing you need to do.`,
      },
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    order: (number) => `Ihre Bestellung ${number}`,
    account: 'Ihr Kundenkonto',
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
};
