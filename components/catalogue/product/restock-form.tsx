'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { askForRestock, isEmail } from '@/lib/catalogue/restock-mutations';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = {
  articleCode: string;
  locale: Locale;
  words: Words<'reviews.restock'>;
};

/** The form for a restock alert. Its key must be the article's code, so that another size starts a new form. */
export function RestockForm({ articleCode, locale, words }: Props) {
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const [error, setError] = useState<string>();
  const [email, setEmail] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = email.trim();
    setEmail(address);
    if (!isEmail(address)) {
      setError(words.invalid);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setError(undefined);
    setState('pending');
    const result = await askForRestock(locale, articleCode, address);
    setState(result.ok ? 'done' : 'idle');
    if (!result.ok) setError(toWords(result.key, words));
  }

  return (
    <div className="restock">
      <p role="status">{state === 'done' && fill(words.done, { email })}</p>
      {state !== 'done' && (
        <form method="post" noValidate onSubmit={submit} className="form">
          <Field label={words.label} hint={words.hint} required error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" pending={state === 'pending'} pendingLabel={words.pending}>
            {words.submit}
          </Button>
          <p className="text-soft">
            {words.privacy}{' '}
            <a href={localePath(locale, '/customer-care/privacy')} className={linkClass()}>
              {words.privacyLink}
            </a>
          </p>
        </form>
      )}
    </div>
  );
}

function toWords(key: string, { failures, invalid }: Words<'reviews.restock'>): string {
  if (key === 'error.invalid') return invalid;
  const name = key.replace(/^error\./, '');
  return name in failures ? failures[name as keyof typeof failures] : failures.broken;
}
