import { object, string } from 'yup';
import { noteMaxLength } from '@/contract/rules';

/** The executive reads it: a word or two more than "help". */
export const actingForm = object({
  reason: string().trim().required('required').min(5, 'tooShort').max(noteMaxLength, 'tooLong'),
});
