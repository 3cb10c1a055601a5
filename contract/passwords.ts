import { brandName } from './brand-name.ts';
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
  return repeatsOwn(plain, [brandName, ...about]) ? 'weak' : null;
}

/** Her name, her address or the shop's, with a year behind it or a short word beside it, is the next guess. */
function repeatsOwn(plain: string, about: readonly string[]): boolean {
  const own = about.map(fold).flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const longest = own.filter((word) => word.length >= 3).toSorted((one, other) => other.length - one.length);
  const whole = fold(plain);
  const rest = longest.reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && rest.replace(/\P{L}/gu, '').length < 4;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
