/**
 * Identity documents by country, for the form and the backend. Numbers are compared in capitals, without spaces, dots
 * and hyphens.
 */

export const identityTypes = ['DNI', 'NIE', 'PASAPORTE', 'PERSONALAUSWEIS', 'NIF_UE', 'OTRO'] as const;
export type IdentityType = (typeof identityTypes)[number];

export const identityMaxLength = 20;

/** The usual one first. */
type AtLeastOne = readonly [IdentityType, ...IdentityType[]];

const ofCountry: Record<string, AtLeastOne> = {
  ES: ['DNI', 'NIE', 'PASAPORTE'],
  DE: ['PERSONALAUSWEIS', 'PASAPORTE'],
  GB: ['PASAPORTE', 'OTRO'],
};
const elsewhere: AtLeastOne = ['NIF_UE', 'PASAPORTE', 'OTRO'];

/** The documents of a country's residents. */
export const identityTypesOf = (country: string): AtLeastOne => ofCountry[country] ?? elsewhere;

export const toIdentityNumber = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

export function isIdentityNumber(type: IdentityType, text: string): boolean {
  return checks[type](toIdentityNumber(text));
}

const checks: Record<IdentityType, (number: string) => boolean> = {
  DNI: (number) => /^\d{8}[A-Z]$/.test(number) && hasSpanishLetter(number),
  NIE: (number) =>
    /^[XYZ]\d{7}[A-Z]$/.test(number) && hasSpanishLetter(String('XYZ'.indexOf(number.charAt(0))) + number.slice(1)),
  PASAPORTE: (number) => /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number),
  PERSONALAUSWEIS: isGermanCard,
  NIF_UE: (number) => /^(?=.*\d)[A-Z0-9]{6,15}$/.test(number),
  OTRO: (number) => /^[A-Z0-9]{4,20}$/.test(number),
};

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

function hasSpanishLetter(number: string): boolean {
  return spanishLetters[Number(number.slice(0, 8)) % spanishLetters.length] === number.at(-1);
}

/**
 * Nine characters, with or without the check digit of the machine-readable lines. No vowels and no letters that look
 * like digits; letters count from A as 10, weights are 7, 3, 1.
 */
function isGermanCard(number: string): boolean {
  const match = /^([LMNPRTVWXYCFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8})(\d?)$/.exec(number);
  if (!match) return false;
  const [, serial = '', check = ''] = match;
  const sum = [...serial].reduce(
    (total, sign, place) => total + Number.parseInt(sign, 36) * ([7, 3, 1][place % 3] ?? 0),
    0,
  );
  return check === '' || Number(check) === sum % 10;
}
