import type { signUpMails as es } from '../es/sign-up-mails.ts';

export const signUpMails: typeof es = {
  confirmation: {
    subject: 'Confirm your email address to finish registering',
    text: (link) => `Hello,

We’ve received your registration. There’s one step left: open this link and choose your password. It works for three days:

${link}

If it wasn’t you who registered, don’t open the link: without it no account is created, and we delete everything after three days.`,
  },
  known: {
    subject: 'You already have an account with us',
    text: (link, name) => `Hello ${name},

Someone tried to register with your details, but you already have an account. If it was you and you don’t remember your password, choose a new one here:

${link}

If it wasn’t you, you don’t need to do anything: nothing in your account has changed.`,
  },
};
