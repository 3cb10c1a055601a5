import { randomInt } from 'node:crypto';

// Digits, and letters that cannot be mistaken for one of them or for each other. Their number is a prime, hence the
// check character finds every single wrong character and every swap of two.
const characters = '0123456789ACDEFHJKMNPQRTUVWXY';
const length = 12;
const form = new RegExp(`^\\d{4}[${characters}]{${length - 4}}$`);
const lookAlikes: Record<string, string> = { O: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };

/** Year and month, seven random characters, and a check character that detects typing errors. */
export function newTransferReference(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  const some = Array.from({ length: 7 }, () => characters[randomInt(characters.length)]).join('');
  return `${month}${some}${checkOf(`${month}${some}`)}`;
}

/** As a person or a bank writes it: with spaces and dashes, in lower case, a letter for a digit. */
export const normaliseTransferReference = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OILZSGB]/g, (letter) => lookAlikes[letter] ?? letter);

export const isTransferReference = (text: string): boolean =>
  form.test(text) && text.endsWith(checkOf(text.slice(0, length - 1)));

function checkOf(text: string): string {
  const sum = [...text].reduce((total, character, at) => total + (at + 1) * characters.indexOf(character), 0);
  return characters.charAt(sum % characters.length);
}
