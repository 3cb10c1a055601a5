import type { restockMails as es } from '../es/restock-mails.ts';

export const restockMails: typeof es = {
  restock: {
    question: {
      subject: 'Please confirm your request',
      text: (name, color, link) => `Hello,

Someone left this address to be told when ${name} in ${color} is back in stock. If it was you, confirm it here; the link works for three days:

${link}

If it wasn’t you, you don’t need to do anything: unless it is confirmed we won’t write again, and we delete the address.`,
    },
    back: {
      subject: 'What you were waiting for is here',
      text: (name, color, link) => `Hello,

You asked us to let you know: ${name} in ${color} is back in the size you were looking for.

${link}

Sometimes only a few come back, and we can’t keep one for you.

This is the only message: your address is already off the waiting list. If you didn’t ask for this, you don’t need to do anything.`,
    },
  },
};
