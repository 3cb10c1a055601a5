import { boolean, type InferType, object, string } from 'yup';
import { addressLineMaxLength, nameMaxLength, noteMaxLength, phonePattern, postalCodePattern } from '@/contract/rules';
import { personName } from '@/lib/person/person-name';
import type { Country } from './address';
import { zoneOf } from './postal-code';

const phones = new RegExp(phonePattern);
const postalCodes = new RegExp(postalCodePattern);

const text = (max: number) => string().trim().max(max, 'tooLong').defined();
const needed = (max: number) => text(max).required('required');

/**
 * Converts a typed phone number to international form: spaces go, 00 is +, and a number without either belongs to the
 * country, whose leading zero is not dialled from abroad.
 */
export function toInternationalPhone(written: string, prefix: string): string {
  const bare = written.replace(/[\s()./-]/g, '');
  if (bare === '' || bare.startsWith('+')) return bare;
  return bare.startsWith('00') ? `+${bare.slice(2)}` : prefix + bare.replace(/^0/, '');
}

/** A phone number of the country chosen in the same form; it may be empty. */
export const phoneField = (countries: Country[]) =>
  string()
    .defined()
    .when('country', ([code], schema) =>
      schema.transform((value) => toInternationalPhone(value, prefixOf(countries, code))),
    )
    .matches(phones, { message: 'phone', excludeEmptyString: true });

const prefixOf = (countries: Country[], code: unknown) =>
  countries.find((country) => country.code === code)?.prefix ?? '';

/** Validates by country: the form of the postal code, whether there are states, and where we do not deliver. */
export function addressForm(countries: Country[]) {
  const find = (code: unknown) => countries.find((country) => country.code === code);
  return object({
    firstName: personName(nameMaxLength),
    lastName: personName(nameMaxLength),
    line1: needed(addressLineMaxLength),
    line2: text(addressLineMaxLength),
    country: string()
      .required('required')
      .oneOf(
        countries.map(({ code }) => code),
        'choice',
      ),
    postalCode: string()
      .trim()
      .uppercase()
      .required('required')
      .matches(postalCodes, 'postalCode')
      .when('country', ([code], schema) => {
        const country = find(code);
        if (!country) return schema;
        return schema
          .matches(new RegExp(country.postalPattern), 'postalCode')
          .test('served', 'notServed', (value) => zoneOf(country, value)?.zone !== 'notServed');
      }),
    state: text(10).when('country', ([code], schema) =>
      find(code)?.hasStates ? schema.required('choice') : schema.transform(() => ''),
    ),
    town: needed(addressLineMaxLength),
    phone: phoneField(countries),
    instructions: text(noteMaxLength),
    keep: boolean().required(),
  });
}

export type AddressValues = InferType<ReturnType<typeof addressForm>>;

/** Empty fields of a new address; recipient and country are known by then. */
export const blankAddress = { line1: '', line2: '', postalCode: '', state: '', town: '', instructions: '', keep: true };
