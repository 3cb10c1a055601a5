'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatDay } from '@/lib/reviews/review-day';
import type { GuideName } from '@/lib/solution-guide/guide';
import type { GuideAnswers } from '@/lib/solution-guide/guide-answers';
import { sendAnswers } from '@/lib/solution-guide/guide-calls';
import type { SizeFound } from '@/lib/solution-guide/guide-sizes';

type Props = {
  answers: GuideAnswers & { guide: GuideName };
  found: SizeFound;
  locale: Locale;
  words: Words<'solutionGuide.results'>;
};

type State = { at: 'asking' | 'sending' | 'failed' } | { at: 'sent'; until: string };

/** Nothing is preselected and nothing leaves the device without consent; the purpose is explained before the box. */
export function GuideConsent({ answers, found, locale, words: { consent } }: Props) {
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [state, setState] = useState<State>({ at: 'asking' });
  const box = useRef<HTMLInputElement>(null);

  async function send() {
    setMissing(!agreed);
    if (!agreed) return box.current?.focus();
    setState({ at: 'sending' });
    const sent = await sendAnswers(answers, found);
    setState(sent.ok ? { at: 'sent', until: sent.data } : { at: 'failed' });
  }

  return (
    <section aria-labelledby="guide-consent" className="guide-consent">
      <h2 id="guide-consent">{consent.title}</h2>
      {state.at === 'sent' ? (
        <p role="status">{fill(consent.sent, { day: formatDay(state.until, locale) })}</p>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{consent.text}</p>
          <Checkbox
            ref={box}
            label={consent.agree}
            checked={agreed}
            error={missing && !agreed && consent.missing}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          {state.at === 'failed' && (
            <p role="alert" className="form-failure">
              {consent.failed}
            </p>
          )}
          <Button type="submit" variant="secondary" pending={state.at === 'sending'} pendingLabel={consent.sending}>
            {consent.send}
          </Button>
        </form>
      )}
    </section>
  );
}
