import type { clientMails as es } from '../es/client-mails.ts';

export const clientMails: typeof es = {
  freshAccount: {
    subject: 'Set up your account',
    text: (link) => `Hello,

Choose your password with this link and your account is ready. It works once, for a day:

${link}

The orders you’ve placed with this address will be there. If you didn’t ask for this, you don’t need to do anything: no account is created without the link.`,
  },
  knownAccount: {
    subject: 'You already have an account',
    text: (link, username) => `Hello,

Somebody asked for an account with this address, and you already have one. Sign in with your username, ${username}:

${link}

You can also choose a new password from that page. If you didn’t ask for this, you don’t need to do anything.`,
  },
  closed: {
    subject: 'Your account is closed',
    text: (name) => `Hello${name && ` ${name}`},

We’ve closed your account, as you asked. Nobody can sign in with it any more.

We’ve deleted your details. All that’s left is what the law obliges us to keep about orders already placed.

If it wasn’t you, write to us straight away.`,
  },
  clientLeft: {
    subject: 'A client has closed their account',
    text: (name) => `Hello,

${name} has closed their account and is no longer in your client book. Their requests have been deleted; your orders keep their name.`,
  },
  clientWentOn: {
    subject: 'A client has left your client book',
    text: (name) => `Hello,

${name} has decided to shop on their own and is no longer in your client book. Their requests have been deleted; your orders keep their name.`,
  },
  firstAccess: {
    note: (name, link) =>
      `Hello ${name}, here’s your access to the shop: you can ask me for whatever you like from here. The link is for you alone and works for seven days: ${link}`,
    subject: (executive) => `${executive} has set up your access to the shop`,
    text: (name, executive, link) => `Hello ${name},

${executive}, your executive, has set up access for you, so you can browse the catalogue and ask for whatever you like. Choose your password here. The link is for you alone, works once and is good for seven days:

${link}

If you weren’t expecting this, you don’t need to do anything: without your password no account is created.`,
  },
  messages: {
    message: { subject: 'A message for you', text: '' },
    reminder: { subject: 'Just so you don’t miss it', text: '' },
    invitation: { subject: 'An invitation for you', text: 'Come and take a look around my shop:' },
    catalogue: {
      subject: 'The catalogue is here',
      text: 'This campaign’s catalogue is here. Take your time and tell me what you like:',
    },
  },
  closing: (sender, link) => `${sender}, your executive, writes to you because you told them you’d like it.

If you don’t want any more of these emails, say so here:
${link}`,
};
