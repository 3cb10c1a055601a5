import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { contactTopics } from '@/lib/customer-care/care';
import type { ContactField, ContactProblems } from '@/lib/customer-care/contact-form';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { problems: ContactProblems; words: Pick<ContactWords, 'fields' | 'topics' | 'wrong'> };

export function ContactFields({ problems, words: { fields, topics, wrong } }: Props) {
  const errorOf = (field: ContactField) => {
    const problem = problems[field];
    return problem && wrong[problem];
  };
  return (
    <>
      <Field id="contact-topic" label={fields.topic} required error={errorOf('topic')}>
        {(control) => (
          <Select {...control} name="topic" defaultValue="">
            <option value="">{fields.choose}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {topics[topic]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="contact-name" label={fields.name} required error={errorOf('name')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field id="contact-email" label={fields.email} hint={fields.emailHint} required error={errorOf('email')}>
        {(control) => <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field
        id="contact-order"
        label={fields.order}
        hint={fields.orderHint}
        optionalLabel={fields.optional}
        error={errorOf('order')}
      >
        {(control) => <TextInput {...control} name="order" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field id="contact-message" label={fields.message} hint={fields.messageHint} required error={errorOf('message')}>
        {(control) => <Textarea {...control} name="message" rows={6} />}
      </Field>
    </>
  );
}

export type ContactWords = Omit<Words<'customerCare.contact'>, 'ways' | 'back' | 'description'>;
