import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { SignUpValues } from '@/lib/sign-up/sign-up';

export type StepProps = {
  locale: Locale;
  words: SignUpWords;
  values: Partial<SignUpValues>;
  onTyped: (values: Partial<SignUpValues>) => void;
  onDone: (values: Partial<SignUpValues>) => void;
  /** Absent on the first step. */
  onBack?: () => void;
  /** The backend's errors on this step after everything was sent. */
  problems?: Partial<Record<keyof SignUpValues, string>>;
};

export type SignUpWords = { form: Words<'signUp.form'>; forms: Words<'forms'> };
