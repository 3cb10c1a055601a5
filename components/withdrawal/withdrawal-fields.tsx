import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { WithdrawalField, WithdrawalProblems } from '@/lib/withdrawal/withdrawal-form';
import type { WithdrawalWords } from './words';

type Props = { problems: WithdrawalProblems; words: Pick<WithdrawalWords, 'fields' | 'wrong'> };

export function WithdrawalFields({ problems, words: { fields, wrong } }: Props) {
  const errorOf = (field: WithdrawalField) => {
    const problem = problems[field];
    return problem && wrong[problem];
  };
  return (
    <>
      <Field id="withdrawal-number" label={fields.number} hint={fields.numberHint} required error={errorOf('number')}>
        {(control) => <TextInput {...control} name="number" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field id="withdrawal-name" label={fields.name} required error={errorOf('name')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field id="withdrawal-email" label={fields.email} required error={errorOf('email')}>
        {(control) => <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field
        id="withdrawal-words"
        label={fields.words}
        hint={fields.wordsHint}
        optionalLabel={fields.optional}
        error={errorOf('words')}
      >
        {(control) => <Textarea {...control} name="words" rows={4} />}
      </Field>
    </>
  );
}
