export const contactPath = '/customer-care/contact';
/** The form's target without script. */
export const contactSendPath = '/validation/contact';

export const newsletterPath = '/customer-care/newsletter';
/** The target of the links in newsletter mails. */
export const newsletterAnswerPath = '/validation/newsletter';
/** Handles that page's button, the forms without script, and a mail program's own unsubscribe button. */
export const newsletterSendPath = `${newsletterAnswerPath}/send`;

/** Topics of the contact form. */
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

/** The receipt of a message, with the time by which it is answered. */
export type ContactReceipt = { code: string; until: string };

/** What a visitor wants: to subscribe, or to unsubscribe. */
export type NewsletterAction = 'subscribe' | 'leave';
