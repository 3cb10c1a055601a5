import { boolean, type InferType, string } from 'yup';
import { emailMaxLength, emailPattern } from '@/contract/rules';
import type { Country } from './address';
import { addressForm, phoneField } from './address-form';

const emails = new RegExp(emailPattern);
const documentMaxLength = 20;
const documentMinLength = 4;

/** The guest and the address, validated by the country's rules. */
export const guestForm = (countries: Country[]) =>
  addressForm(countries)
    .omit(['keep', 'instructions'])
    .shape({
      email: string()
        .trim()
        .required('required')
        .max(emailMaxLength, 'tooLong')
        .matches(emails, { message: 'email', excludeEmptyString: true }),
      phone: phoneField(countries).required('required'),
      /** The recipient's document, when the parcel passes customs. */
      document: string()
        .trim()
        .defined()
        .max(documentMaxLength, 'tooLong')
        .test('long', 'tooShort', (value) => value === '' || value.length >= documentMinLength),
      remember: boolean().required(),
    });

export type GuestValues = InferType<ReturnType<typeof guestForm>>;

export const blankGuest: Omit<GuestValues, 'country'> = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  line1: '',
  line2: '',
  postalCode: '',
  state: '',
  town: '',
  document: '',
  remember: false,
};
