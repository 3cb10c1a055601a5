'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/character-count';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { Textarea } from '@/components/ui/textarea';
import { reviewNameMaxLength, reviewTextMaxLength, reviewTitleMaxLength } from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { type ReviewValues, reviewForm } from '@/lib/reviews/review-form';
import { sendReview } from '@/lib/reviews/reviews-calls';
import { fits, type Invitation } from '@/lib/reviews/reviews-mappers';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { StarChoice } from './star-choice';

type FailureName = 'busy' | 'offline' | 'tooMany' | 'crossSite' | 'invalid' | 'broken';

type Props = {
  locale: Locale;
  token: string;
  invitation: Invitation;
  words: Words<'reviews.form'>;
  onWritten: () => void;
  /** The invitation turned out to be used up or to have run out meanwhile. */
  onClosed: () => void;
};

/** Typed text is kept after any failure; the first invalid field gets the focus. */
export function ReviewForm({ locale, token, invitation, words, onWritten, onClosed }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const saySize = useFormatSize(locale, words.labelled);
  const { register, handleSubmit, formState, setError } = useForm<ReviewValues>({
    resolver: yupResolver(reviewForm),
    defaultValues: { title: '', text: '', name: '', showSize: true },
  });
  const { errors, isSubmitting } = formState;
  const wordFor = (field: keyof ReviewValues) => {
    const key = errors[field]?.message;
    const wrong: Record<string, string> = words.wrong;
    return key && (wrong[key] ?? words.wrong.plain);
  };

  async function submit(values: ReviewValues) {
    setFailure(null);
    const result = await sendReview(locale, token, values);
    if (result.ok) return onWritten();
    if (result.kind === 'absent') return onClosed();
    for (const field of ['stars', 'fit', 'title', 'text', 'name'] as const) {
      const key = result.fields[field];
      if (key) setError(field, { message: key.replace('error.field.', '') });
    }
    const name = result.key.replace(/^error\./, '') as FailureName;
    setFailure(words.failures[name] ?? words.failures.broken);
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="form review-form">
      <StarChoice
        legend={words.starsLegend}
        choices={words.starsChoice}
        error={wordFor('stars')}
        control={register('stars')}
      />
      <RadioGroup
        legend={words.fitLegend}
        name="fit"
        required
        options={fits.map((fit) => ({ value: fit, label: words.fitChoice[fit] }))}
        error={wordFor('fit')}
        control={register('fit')}
      />
      <Field label={words.heading} hint={words.headingHint} required error={wordFor('title')}>
        {(control) => <TextInput {...control} {...register('title')} maxLength={reviewTitleMaxLength} />}
      </Field>
      <Field
        id="review-text"
        label={words.text}
        hint={words.textHint}
        required
        error={wordFor('text')}
        after={{
          id: 'review-count',
          content: (
            <CharacterCount id="review-count" of="review-text" max={reviewTextMaxLength} template={words.count} />
          ),
        }}
      >
        {(control) => <Textarea {...control} {...register('text')} rows={6} />}
      </Field>
      <Field label={words.name} hint={words.nameHint} required error={wordFor('name')}>
        {(control) => (
          <TextInput {...control} {...register('name')} maxLength={reviewNameMaxLength} autoComplete="given-name" />
        )}
      </Field>
      <Checkbox {...register('showSize')} label={fill(words.showSize, { size: saySize(invitation.size) })} />
      <p className="text-soft">
        {words.read}{' '}
        <a href={localePath(locale, '/customer-care/privacy')} className={linkClass()}>
          {words.privacy}
        </a>
      </p>
      <p role="alert" className="form-failure" hidden={!failure}>
        {failure}
      </p>
      <Button type="submit" pending={isSubmitting} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}
