import type { withdrawalMail as es } from '../es/withdrawal-mail.ts';

export const withdrawalMail: typeof es = {
  mail: {
    subject: (receipt) => `Receipt of your withdrawal ${receipt}`,
    hello: 'Hello,',
    received: (moment) => `We received your statement of withdrawal on ${moment}. This is what you stated:`,
    rows: {
      receipt: 'Receipt',
      order: 'Order',
      name: 'Name',
      email: 'Email',
      lines: 'Items',
      words: 'Your words',
    },
    whole: 'the whole order',
    size: 'label size',
    for: (client) => `for ${client}`,
    next: 'Somebody from our team will look at it and write to you at this address. If you already have the goods, please send them back within 14 days. Keep this email: it’s your proof.',
    stranger: 'If it wasn’t you who stated this, please reply to this email.',
    law: 'Your right of withdrawal:',
  },
};
