import { boolean, type InferType, object, string } from 'yup';
import { passwordMaxLength, userMaxLength } from '@/contract/rules';

/** V04: the user name is trimmed; a password may have spaces around it. */
export const signInForm = object({
  user: string().trim().required('required').max(userMaxLength, 'tooLong'),
  password: string().required('required').max(passwordMaxLength, 'tooLong'),
  stay: boolean().default(false),
});

export type SignInValues = InferType<typeof signInForm>;
