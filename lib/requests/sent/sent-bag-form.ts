import { boolean, type InferType, object, string } from 'yup';
import {
  bagNoteMaxLength,
  declarantMaxLength,
  emailMaxLength,
  emailPattern,
  phonePattern,
  plainTextPattern,
} from '@/contract/rules';
import { toInternationalPhone } from '@/lib/checkout/address/address-form';
import { personName } from '@/lib/person/person-name';

const emails = new RegExp(emailPattern);
const phones = new RegExp(phonePattern);
const words = new RegExp(plainTextPattern);

/** The visitor who sends the bag: the email is needed for the answer, other contact details are optional. */
export const bagForm = (prefix: string) =>
  object({
    name: personName(declarantMaxLength),
    email: string()
      .trim()
      .required('required')
      .max(emailMaxLength, 'tooLong')
      .matches(emails, { message: 'email', excludeEmptyString: true }),
    phone: string()
      .defined()
      .transform((value: string) => toInternationalPhone(value, prefix))
      .matches(phones, { message: 'phone', excludeEmptyString: true }),
    note: string()
      .trim()
      .defined()
      .max(bagNoteMaxLength, 'tooLong')
      .matches(words, { message: 'characters', excludeEmptyString: true }),
    agrees: boolean().oneOf([true], 'agree').required(),
  });

export type BagValues = InferType<ReturnType<typeof bagForm>>;

export const blankBag: BagValues = { name: '', email: '', phone: '', note: '', agrees: false };
