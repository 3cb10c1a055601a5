import type { paymentMails as es } from '../es/payment-mails.ts';

export const paymentMails: typeof es = {
  news: {
    hello: (name) => `Hello ${name},`,
    order: (number) => `your order ${number}`,
    account: 'your account',
    giftCard: (number) => `your gift card ${number}`,
    see: 'You can see your payment here:',
    seeRefund: 'You can see your payment and download the refund receipt here:',
    says: {
      paid: {
        subject: (what) => `We’ve received your payment for ${what}`,
        body: (amount, what) => `Thank you. We’ve received ${amount} for ${what}.`,
      },
      paidLate: {
        subject: (what) => `Your payment for ${what} came too late`,
        body: (amount, what) =>
          `We’ve received ${amount} for ${what}, but the order had already ended and we can’t send it. We’re returning the full amount the way you paid. You don’t need to do anything.`,
      },
      paidTwice: {
        subject: (what) => `We’re refunding a second payment for ${what}`,
        body: (amount, what) =>
          `We’ve received another ${amount} for ${what}, which didn’t need another payment. We’re returning this amount the way you paid. You don’t need to do anything.`,
      },
      refunded: {
        subject: (what) => `A refund for ${what}`,
        body: (amount, what) =>
          `We’ve returned ${amount} for ${what} the way you paid. Your bank may take a few days to show it.`,
      },
      denied: {
        subject: (what) => `Your payment for ${what} didn’t go through`,
        body: (amount, what) =>
          `Your payment of ${amount} for ${what} wasn’t approved in the end. Nothing has been charged. Follow the link to see the reason, if we know it, and what you can do now.`,
      },
    },
  },
  transfer: {
    hello: (name) => `Hello ${name},`,
    order: (number) => `your order ${number}`,
    account: 'your account',
    giftCard: (number) => `your gift card ${number}`,
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
  atTheBank: 'Order',
};
