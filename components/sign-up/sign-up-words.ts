import type { FormWords } from '@/components/forms/form-words';
import type { IdentityType } from '@/contract/identity';
import type { Step } from '@/lib/sign-up/sign-up';

type Text = Record<string, string>;

/** The groups `signUp.form` and `forms` of the messages. */
export type SignUpWords = Record<
  | 'progress'
  | 'next'
  | 'back'
  | 'pending'
  | 'send'
  | 'sending'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'restored'
  | 'startAnew'
  | 'summaryTitle'
  | 'change'
  | 'found',
  string
> & {
  steps: Record<Step, string>;
  person: Text & { documents: Record<IdentityType, string>; documentHints: Partial<Record<IdentityType, string>> };
  contact: Text;
  access: Text;
  confirm: Text;
};

export type StageWords = { form: SignUpWords; forms: FormWords };
