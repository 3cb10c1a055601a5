// Between two characters of an address, but not the full stop of an abbreviation (3.º) or of a number.
const joints = /(?<=\S)[.:@](?=[^\s\dºª])/gu;
const numbers = /\d+(?:\.\d+){3}/g;

/**
 * Breaks links in a stranger's text, and keeps it readable. The recipient's address is not confirmed: without this our
 * mails could carry advertising under our signature.
 */
export const breakLinks = (text: string): string =>
  text.replaceAll(joints, '$& ').replaceAll(numbers, (address) => address.replaceAll('.', '. '));
