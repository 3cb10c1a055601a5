import { object, string } from 'yup';
import { passwordMaxLength } from '@/contract/rules';

export const closeAccountForm = object({ password: string().required('required').max(passwordMaxLength, 'tooLong') });
