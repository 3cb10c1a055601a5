import type { accountSecurityMails as es } from '../es/account-security-mails.ts';

export const accountSecurityMails: typeof es = {
  hello: (name) => `Hello${name && ` ${name}`},`,
  password: {
    recovery: {
      subject: 'Choose a new password',
      text: (hi, link) => `${hi}

Use this link to choose a new password. It works once, for an hour:

${link}

If you didn’t ask for this, you don’t need to do anything: your current password still works.`,
    },
    changed: {
      subject: 'Your password has changed',
      text: (hi, link) => `${hi}

Your account password was changed a moment ago, and we’ve ended all open sessions.

If it wasn’t you, choose a new one straight away and write to us:

${link}`,
    },
  },
  mailChange: {
    code: {
      subject: 'Your code to change your email address',
      text: (code) => `Hello,

This is the code to use this email address for your account:

${code}

Type it on the page “My details”. It works for an hour.

If you didn’t ask for this, you don’t need to do anything.`,
    },
    taken: {
      subject: 'This address already has an account',
      text: () => `Hello,

Somebody wanted to use this email address for another account. You already have one with it, so nothing has changed.

If it was you, sign in with this address or use a different one for the other account. If not, you don’t need to do anything.`,
    },
    changed: {
      subject: 'Your account has a different email address',
      text: (name) => `Hello${name && ` ${name}`},

From now on you sign in with a different email address, and we write to you there. This one no longer works for signing in.

If it wasn’t you, call or write to us straight away.`,
    },
  },
};
