import { brandName } from './brand-name.ts';
import { countCharacters } from './count-characters.ts';
import { passwordMaxLength, passwordMinLength } from './rules.ts';

/** Common beginnings of passwords, in the languages of the shop. */
const common =
  /^(?:password|passwort|contrase(?:n|ñ)a|qwert[yz]|asdfgh|abcd|1234|iloveyou|teamo|tequiero|bienvenid[ao]|welcome|willkommen|hallo|princesa|prinzessin|sunshine|football|letmein|admin)/;

/**
 * The problem of a new password, as a field key; null if there is none. Length matters more than variety, so digits or
 * symbols are not required: only easily guessed passwords are refused.
 */
export function passwordProblem(
  password: string,
  about: readonly string[] = [],
): 'tooShort' | 'tooLong' | 'weak' | null {
  if (countCharacters(password) < passwordMinLength) return 'tooShort';
  if (password.length > passwordMaxLength) return 'tooLong';
  const plain = password.normalize('NFC').toLowerCase();
  if (new Set(plain).size < 4) return 'weak';
  if (common.test(plain) && plain.length < 14) return 'weak';
  return repeatsOwn(plain, [brandName, ...about]) ? 'weak' : null;
}

/** Own names and addresses, or the shop's, with a year or a short word added, are easily guessed. */
function repeatsOwn(plain: string, about: readonly string[]): boolean {
  const own = about.map(fold).flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const longest = own.filter((word) => word.length >= 3).toSorted((one, other) => other.length - one.length);
  const whole = fold(plain);
  const rest = longest.reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && rest.replace(/\P{L}/gu, '').length < 4;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
