import type { giftCards as es } from '../es/gift-cards.ts';

export const giftCards: typeof es = {
  paper: {
    file: (number) => `gift-card-${number}`,
    title: (brand) => `${brand} gift card`,
    recipient: 'For',
    sender: 'From',
    number: 'Card',
    expires: 'Valid until',
    balance: 'Balance',
    how: (address) =>
      `Enter the code at the payment step in any of our shops; it can also pay just part of an order. Whoever has the code can spend it, so keep it as you would cash. See the balance at ${address}.`,
  },
  mail: {
    hello: (name) => `Hello ${name},`,
    helloAll: 'Hello,',
    gift: {
      subject: (sender, brand) => `${sender} has given you a ${brand} gift card`,
      body: (sender, amount) => `${sender} has given you a gift card worth ${amount}.`,
    },
    paper: {
      subject: (number) => `Your gift card ${number}, ready to print`,
      body: (amount) => `Thank you for your purchase. Here is your gift card worth ${amount}.`,
    },
    credit: {
      subject: (number) => `Your credit for order ${number}`,
      body: (amount, number) =>
        `As agreed, we’re returning ${amount} of your order ${number} as credit on a gift card.`,
    },
    says: 'The message for you:',
    code: (code) => `Code: ${code}`,
    balance: (amount) => `Balance: ${amount}`,
    expires: (day) => `Valid until ${day}`,
    how: 'Enter the code at the payment step; it can also pay just part of an order, and what’s left stays on the card. Whoever has the code can spend it, so keep it as you would cash.',
    store: 'Choose here:',
    check: 'See the balance and print the card here:',
    purchase: 'See your purchase and print the card here:',
  },
};
