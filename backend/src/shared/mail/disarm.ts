// Behind a letter or a figure, before what an address would go on with: not the full stop of an abbreviation (3.º) or
// of a number.
const joints = /(?<=\S)[.:@](?=[^\s\dºª])/gu;
const numbers = /\d+(?:\.\d+){3}/g;

/**
 * What a stranger typed makes no link in somebody else's mail, and can still be read. Nobody has confirmed where it
 * goes: without this our mails would carry anybody's advertising, signed by us.
 */
export const disarm = (text: string): string =>
  text.replaceAll(joints, '$& ').replaceAll(numbers, (address) => address.replaceAll('.', '. '));
