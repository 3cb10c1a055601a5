import { boolean, object, string } from 'yup';
import {
  type IdentityType,
  identityMaxLength,
  identityTypes,
  identityTypesOf,
  isIdentityNumber,
} from '@/contract/identity-documents';
import {
  addressLineMaxLength,
  aliasPattern,
  emailMaxLength,
  emailPattern,
  idPattern,
  nameMaxLength,
  noteMaxLength,
  phonePattern,
  postalCodePattern,
  stateOfPostalCode,
  userPattern,
} from '@/contract/rules';
import { personName } from '@/lib/person/person-name';
import type { Choice, Market, Source } from './sign-up';
import { toPhoneWithPrefix, toPostalCode } from './sign-up-mappers';

const line = (max: number) => string().trim().required('required').max(max, 'tooLong');
const tick = () => boolean().oneOf([true], 'agree').required('agree');
const usernames = new RegExp(userPattern);

/** The country comes first, because the other fields depend on it. */
export const personForm = object({
  country: string().required('required'),
  givenName: personName(nameMaxLength),
  familyName: personName(nameMaxLength),
  documentType: string()
    .oneOf(identityTypes, 'choice')
    .required('choice')
    .test('country', 'choice', (value, { parent }) => identityTypesOf(String(parent.country ?? '')).includes(value)),
  document: line(identityMaxLength).test('identity', 'identity', (value, { parent }) =>
    isIdentityNumber(parent.documentType as IdentityType, value ?? ''),
  ),
  adult: tick(),
});

export const contactForm = (
  { code: country, postalPattern, hasStates }: Pick<Market, 'code' | 'postalPattern' | 'hasStates'>,
  states: readonly Choice[],
) => {
  // Only when the list contains it: another backend may use other codes for provinces.
  const impliedBy = (postalCode: string) => {
    const implied = stateOfPostalCode(country, toPostalCode(postalCode));
    return states.find(({ value }) => value === implied)?.value;
  };
  return object({
    email: line(emailMaxLength).matches(new RegExp(emailPattern), 'email'),
    prefix: string().required('required'),
    phone: line(20).test('phone', 'phone', (value, { parent }) =>
      new RegExp(phonePattern).test(toPhoneWithPrefix(String(parent.prefix ?? ''), value ?? '')),
    ),
    street: line(addressLineMaxLength),
    extra: string().trim().max(addressLineMaxLength, 'tooLong').default(''),
    postalCode: line(20).test('postalCode', 'postalCode', (value) => {
      const code = toPostalCode(value ?? '');
      return new RegExp(postalPattern).test(code) && new RegExp(postalCodePattern).test(code);
    }),
    town: line(addressLineMaxLength),
    state: hasStates
      ? string()
          .required('required')
          .max(10, 'tooLong')
          .test('postalCode', 'otherState', (value, { parent }) => {
            const implied = impliedBy(String(parent.postalCode ?? ''));
            return !value || implied === undefined || implied === value;
          })
      : string().default(''),
  });
};

/** `email` is the address of the step before: as a user name only the own email is allowed. */
export const accessForm = (sources: readonly Source[], email: string) => {
  const asks = (source: unknown, what: Source['asks']) => sources.find(({ code }) => code === source)?.asks === what;
  return object({
    username: string()
      .trim()
      .required('required')
      .matches(usernames, 'username')
      .test('own', 'username', (value) => !value?.includes('@') || value.toLowerCase() === email.toLowerCase()),
    alias: string()
      .trim()
      .default('')
      .matches(new RegExp(aliasPattern), { message: 'alias', excludeEmptyString: true }),
    source: string()
      .oneOf(
        sources.map(({ code }) => code),
        'choice',
      )
      .required('choice'),
    detail: string()
      .trim()
      .max(noteMaxLength, 'tooLong')
      .default('')
      .when('source', ([source], text) => (asks(source, 'detail') ? text.required('required') : text)),
    referrer: string()
      .trim()
      .default('')
      .matches(new RegExp(idPattern), { message: 'absent', excludeEmptyString: true }),
  });
};

export const confirmForm = object({ terms: tick(), marketing: boolean().required(), findable: boolean().required() });
