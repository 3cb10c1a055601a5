import { countSigns } from './count-signs.ts';
import { passwordMaxLength, passwordMinLength } from './rules.ts';

/** Beginnings that everybody who guesses tries first, in the languages of the shop. */
const common =
  /^(?:password|passwort|contrase(?:n|ñ)a|qwert[yz]|asdfgh|abcd|1234|iloveyou|teamo|tequiero|bienvenid[ao]|welcome|willkommen|hallo|princesa|prinzessin|sunshine|football|letmein|admin)/;

/**
 * What a new password lacks, by the field key of the contract; null where it will do. Long matters more than mixed, so
 * nothing asks for figures or signs: it refuses only what is guessed at once.
 */
export function passwordProblem(
  password: string,
  about: readonly string[] = [],
): 'tooShort' | 'tooLong' | 'weak' | null {
  if (countSigns(password) < passwordMinLength) return 'tooShort';
  if (password.length > passwordMaxLength) return 'tooLong';
  const plain = password.normalize('NFC').toLowerCase();
  if (new Set(plain).size < 4) return 'weak';
  if (common.test(plain) && plain.length < 14) return 'weak';
  // Her own name with a year behind it is the next guess.
  const own = about.map((text) => text.trim().toLowerCase()).filter((text) => text.length >= 4);
  return own.some((text) => plain.replace(/[\d\W_]+$/, '') === text.replace(/[\d\W_]+$/, '')) ? 'weak' : null;
}
