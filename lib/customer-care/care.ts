export const contactPath = '/customer-care/contact';
/** Where its form goes by itself, without a script of ours. */
export const contactSendPath = '/validation/contact';

export const newsletterPath = '/customer-care/newsletter';
/** Where the links of its mails lead. */
export const newsletterAnswerPath = '/validation/newsletter';
/** Takes the press of that page's button, the forms without a script, and a mail program's own button. */
export const newsletterSendPath = `${newsletterAnswerPath}/send`;

/** What somebody writes about. */
export const contactTopics = [
  'order',
  'return',
  'payment',
  'size',
  'account',
  'complaint',
  'accessibility',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export type Contact = { topic: ContactTopic; name: string; email: string; order: string; message: string };

/** That it arrived, and until when it is answered. */
export type ContactReceipt = { code: string; until: string };

/** What somebody wants of the newsletter. */
export type NewsletterWish = 'subscribe' | 'leave';
