import type { FormWords } from '@/components/forms/form-words';
import type { IdentityType } from '@/contract/identity';
import type messages from '@/messages/es.json';

type Form = (typeof messages)['signUp']['form'];

/** The groups `signUp.form` and `forms` of the messages; not every document has a hint of its own. */
export type SignUpWords = Omit<Form, 'person'> & {
  person: Omit<Form['person'], 'documentHints'> & { documentHints: Partial<Record<IdentityType, string>> };
};

export type StageWords = { form: SignUpWords; forms: FormWords };
