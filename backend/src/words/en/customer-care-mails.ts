import type { customerCareMails as es } from '../es/customer-care-mails.ts';

export const customerCareMails: typeof es = {
  contact: {
    subject: (code) => `We’ve received your message ${code}`,
    text: ({ topic, code, until }) => `Hello,

Your message has arrived (topic: ${topic}). A person will read it and reply to this address by ${until} at the latest.

Your reference: ${code}

If you write again or call, give us that reference and you won’t have to explain it all over again.

If it wasn’t you who wrote to us, you don’t need to do anything.`,
    topics: {
      order: 'an order',
      return: 'a return',
      payment: 'a payment',
      size: 'sizes and fit',
      account: 'your account',
      complaint: 'a complaint',
      accessibility: 'accessibility',
      other: 'something else',
    },
  },
  newsletter: {
    question: {
      subject: 'Please confirm that you’d like our news',
      text: (link, days) => `Hello,

Someone left this address to receive our newsletter. If it was you, confirm it here; the link works for ${days} days:

${link}

If it wasn’t you, you don’t need to do anything: unless it is confirmed we won’t write to you, and we delete the address.`,
    },
    already: {
      subject: 'You already receive our newsletter',
      text: (link) => `Hello,

Someone left this address for our newsletter once more. You already receive it, so there’s nothing to do.

If you’d rather not, you can unsubscribe here:

${link}`,
    },
    welcome: {
      subject: 'Thank you for subscribing to our newsletter',
      text: (link) => `Hello,

You’re on the list. We’ll write once a campaign.

You can unsubscribe at any time, here or at the foot of every newsletter:

${link}`,
    },
    leave: {
      subject: 'Your link to unsubscribe',
      text: (link) => `Hello,

Someone asked to take this address off our newsletter. If it was you, one click here does it:

${link}

If it wasn’t you, nothing changes.`,
    },
  },
};
