import type { Words } from '@/lib/i18n/words';

export type StageWords = { form: Words<'signUp.form'>; forms: Words<'forms'> };
