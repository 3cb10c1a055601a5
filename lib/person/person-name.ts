import { string } from 'yup';
import { personNamePattern } from '@/contract/rules';

const names = new RegExp(personNamePattern, 'u');

/** A name in a form: normalised, and validated by the contract's pattern. */
export const personName = (max: number) =>
  string()
    .transform((typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .required('required')
    .max(max, 'tooLong')
    .matches(names, { message: 'name', excludeEmptyString: true });
