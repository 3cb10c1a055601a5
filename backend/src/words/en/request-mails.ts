import type { requestMails as es } from '../es/request-mails.ts';

export const requestMails: typeof es = {
  mail: {
    hello: (name) => `Hello ${name},`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, label size ${size}`,
    states: {
      fresh: 'to be answered',
      accepted: 'accepted',
      changed: 'accepted with a change',
      waiting: 'something else is offered',
      declined: 'not possible',
      expired: 'not answered',
      withdrawn: 'taken back',
    },
    instead: (name, color, size) => `instead: ${name}, ${color}, label size ${size}`,
    until: (moment) => `You can answer until ${moment} (Madrid time).`,
    says: {
      sent: {
        subject: (other) => `${other} has sent you a request`,
        body: (other) => `${other} is asking you for the following:`,
        see: 'Answer here:',
      },
      received: {
        subject: (other) => `Your bag has reached ${other}`,
        body: (other) => `${other} has received your bag:`,
        see: 'See the answer here, or take your bag back:',
      },
      answered: {
        subject: (other) => `${other} has answered your request`,
        body: (other) => `${other} has answered what you asked for:`,
        see: 'Your request:',
      },
      replied: {
        subject: (other) => `${other} has answered your offer`,
        body: (other) => `${other} has answered. This is how the request stands:`,
        see: 'Answer here:',
      },
      expired: {
        subject: () => 'Nobody answered your request in time',
        body: (other) =>
          `The time for your request to ${other} has run out. What was still open goes no further. If you’d still like it, you can ask again.`,
        see: 'Your request:',
      },
      withdrawn: {
        subject: (other) => `${other} has taken a request back`,
        body: (other) => `${other} has taken back what was still open:`,
        see: 'Your requests:',
      },
    },
    visitor: {
      hello: 'Hello,',
      toExecutive:
        'This request comes from somebody without an account in the shop. If you accept anything, they go into your client book and the lines into your order.',
      until: (other, moment) => `${other} can answer until ${moment} (Madrid time).`,
      noOrder: 'This is not an order and you haven’t paid anything. Prices are today’s.',
      taken: (other) => `${other} will be in touch to arrange delivery and payment.`,
      code: (code) =>
        `The code of your bag: ${code}. With it and this email address you can also look it up in the shop.`,
      stranger: 'If it wasn’t you who sent it, you can take it back by the same link.',
    },
  },
};
