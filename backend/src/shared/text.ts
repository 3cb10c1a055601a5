/** What fits on one line, in its one way of writing: a name, a title. */
export const toLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Paragraphs keep their breaks, one empty line at most between them. */
export const toParagraphs = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Stands for itself in a pattern of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Where mail to an address ends up: what stands behind a plus is the same mailbox. */
export const toMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');

/** By which limits are counted: to those who give many addresses away, dots are nothing either. */
export function toCountedMailbox(email: string): string {
  const mailbox = toMailbox(email);
  const at = mailbox.lastIndexOf('@');
  return mailbox.slice(0, at).replaceAll('.', '') + mailbox.slice(at);
}

/** First name and initial: enough to recognise her by, too little to look her up elsewhere. */
export function toPublicName({ givenName, familyName }: { givenName: string; familyName: string }): string {
  const initial = familyName.trim().charAt(0);
  return initial ? `${givenName} ${initial}.` : givenName;
}
