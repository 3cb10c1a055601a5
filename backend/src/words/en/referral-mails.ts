import type { referralMails as es } from '../es/referral-mails.ts';

export const referralMails: typeof es = {
  mail: {
    subject: 'An invitation',
    hello: 'Hello,',
    once: 'If you’re not interested, you don’t need to do anything: this is the only email we send for this invitation.',
  },
  invitation: (name) => `${name} invites you to sell by catalogue with us. Take a look and register here:`,
  prize: {
    hello: (name) => `Hello ${name},`,
    earned: {
      subject: 'You’ve earned a prize for your referrals',
      said: (prize) => `You’ve earned this prize for the people who registered with you: ${prize}.`,
      more: 'We’ll send it once their first orders have been delivered and can no longer be returned. If one is cancelled or returned before that, it no longer counts.',
    },
    takenBack: {
      subject: 'A prize for your referrals no longer counts',
      said: (prize) => `A first order that counted towards “${prize}” was cancelled or returned.`,
      more: 'So the prize is open again. It’s yours as soon as the missing referrals count.',
    },
    see: 'Your referrals and prizes:',
  },
};
