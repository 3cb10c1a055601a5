/** Normalises one line of text: a name, a title. */
export const tidyLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Paragraphs keep their breaks, with one empty line at most between them. */
export const tidyParagraphs = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Escapes the wildcards of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The mailbox of an address: a plus suffix is the same mailbox. */
export const toMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');

/** The mailbox that limits count by: providers that ignore dots get them removed. */
export function toMailboxForLimits(email: string): string {
  const mailbox = toMailbox(email);
  const at = mailbox.lastIndexOf('@');
  return mailbox.slice(0, at).replaceAll('.', '') + mailbox.slice(at);
}

/** First name and initial: enough to recognise somebody, too little to look the person up elsewhere. */
export function toPublicName({ givenName, familyName }: { givenName: string; familyName: string }): string {
  const initial = familyName.trim().charAt(0);
  return initial ? `${givenName} ${initial}.` : givenName;
}
