import { string } from 'yup';
import { personNamePattern } from '@/contract/rules';

const names = new RegExp(personNamePattern, 'u');

/** A name as a form takes it: in its one way of writing, and by the same pattern as the wire. */
export const personName = (max: number) =>
  string()
    .transform((typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .required('required')
    .max(max, 'tooLong')
    .matches(names, { message: 'name', excludeEmptyString: true });
