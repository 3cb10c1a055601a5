'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import type { FailureKey } from '@/contract/envelope';
import { type NewsletterAction, newsletterSendPath } from '@/lib/customer-care/care';
import { isEmail, readNewsletterForm } from '@/lib/customer-care/newsletter-form';
import { sendNewsletterForm } from '@/lib/customer-care/newsletter-mutations';
import { languages } from '@/lib/i18n/languages';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath, locales } from '@/lib/i18n/routing';

type Props = {
  wish: NewsletterAction;
  locale: Locale;
  words: Pick<
    Words<'customerCare.newsletter'>,
    'email' | 'language' | 'privacyLink' | 'submit' | 'sending' | 'wrong' | 'failed' | 'asked'
  > & { explained: string };
};

const tooMany: FailureKey = 'error.tooMany';

/** Subscribes or unsubscribes: both are confirmed by a mail to the address. */
export function NewsletterForm({ wish, locale, words }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const joins = wish === 'subscribe';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readNewsletterForm(new FormData(event.currentTarget), locale);
    setEmail(typed.email);
    setTrouble(null);
    if (!isEmail(typed.email)) return refuse();
    setWrong(false);
    setState('pending');
    const result = await sendNewsletterForm(typed);
    setState(result.ok ? 'done' : 'idle');
    if (result.ok) return;
    if (result.kind === 'invalid') return refuse();
    setTrouble(result.key === tooMany ? words.failed.tooMany : words.failed.away);
  }

  function refuse() {
    setWrong(true);
    input.current?.focus();
  }

  return (
    <>
      <p role="status">{state === 'done' && fill(words.asked, { email })}</p>
      {state !== 'done' && (
        <form
          method="post"
          action={localePath(locale, newsletterSendPath)}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="form"
        >
          <input type="hidden" name="wish" value={wish} />
          {!joins && <p>{words.explained}</p>}
          <Field id={`newsletter-${wish}`} label={words.email} required error={wrong && words.wrong}>
            {(control) => (
              <TextInput {...control} ref={input} name="email" type="email" inputMode="email" autoComplete="email" />
            )}
          </Field>
          {joins && (
            <Field id="newsletter-language" label={words.language}>
              {(control) => (
                <Select {...control} name="language" defaultValue={locale}>
                  {locales.map((each) => (
                    <option key={each} value={each} lang={each}>
                      {languages[each].name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {joins && (
            <p className="text-soft">
              {words.explained}{' '}
              <a href={localePath(locale, '/customer-care/privacy')} className={linkClass()}>
                {words.privacyLink}
              </a>
            </p>
          )}
          <p role="alert" className="form-failure" hidden={!trouble}>
            {trouble}
          </p>
          <div className="actions">
            <Button
              type="submit"
              variant={joins ? 'primary' : 'secondary'}
              pending={state === 'pending'}
              pendingLabel={words.sending}
            >
              {words.submit}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
