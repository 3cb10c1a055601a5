import type { FailureWords } from '@/components/order/failure-note';
import type { Words } from '@/lib/i18n/message-texts';

export type ImportWords = {
  said: Words<'clientBook.import'>;
  form: Words<'clientBook.form'>;
  reasons: Words<'clientBook.reasons'>;
  failures: FailureWords;
  forms: Words<'forms'>;
  newTab: string;
};
