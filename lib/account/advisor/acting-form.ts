import { object, string } from 'yup';
import { noteMaxLength } from '@/contract/rules';

/** The executive reads the reason, so a word like "help" is too short. */
export const actingForm = object({
  reason: string().trim().required('required').min(5, 'tooShort').max(noteMaxLength, 'tooLong'),
});
