import type { reviewMail as es } from '../es/review-mail.ts';

export const reviewMail: typeof es = {
  mail: {
    subject: (number) => `How do you like your order ${number}?`,
    hello: (name) => `Hello ${name},`,
    ask: (number, until) =>
      `Your order ${number} has been with you for a few days. How does it fit? What you say helps people who aren’t sure about their size. Each link works for one review, until ${until}:`,
    honest:
      'We publish praise and criticism alike, once someone on our team has read it. Your size is shown only if you want it to be. We give nothing in return.',
    once: 'We won’t ask about this order again. If you’d rather we never asked, tell us here:',
  },
};
