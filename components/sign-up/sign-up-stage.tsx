'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { languages } from '@/lib/i18n/languages';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { failure } from '@/lib/result';
import { registerSuccessPath, type SignUpValues, type Step, steps } from '@/lib/sign-up/sign-up';
import { enrol, listMarkets } from '@/lib/sign-up/sign-up-calls';
import { forgetDraft, keepDraft, readDraft, rememberMail } from '@/lib/sign-up/sign-up-draft';
import { fieldOfWire, readReferrer } from '@/lib/sign-up/sign-up-mappers';
import { AccessStep } from './access-step';
import { ConfirmStep } from './confirm-step';
import { ContactStep } from './contact-step';
import { ListFailed } from './list-failed';
import { PersonStep } from './person-step';
import type { SignUpWords } from './step-props';

type Props = { locale: Locale; words: SignUpWords };
type Problems = Partial<Record<Step, Partial<Record<keyof SignUpValues, string>>>>;

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/**
 * Four steps over one set of values. What was typed is kept on the device, except for the document and the consents.
 */
export function SignUpStage({ locale, words }: Props) {
  const { form } = words;
  const draft = useRef(readDraft());
  const [values, setValues] = useState<Partial<SignUpValues>>(() => begin(locale, draft.current?.values));
  const [step, setStep] = useState<Step>(() => (draft.current ? readStep() : 'person'));
  const [restored, setRestored] = useState(draft.current !== null);
  const [problems, setProblems] = useState<Problems>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = useRef(values);
  const sent = useRef(false);
  const markets = useSWR(['sign-up-markets', locale], () => listMarkets(locale), readOnce);

  const onTyped = useCallback(
    (change: Partial<SignUpValues>) => {
      if (sent.current) return;
      typed.current = { ...typed.current, ...change };
      keepDraft({ step, values: typed.current });
    },
    [step],
  );
  const moved = useRef(false);
  // If a field is invalid, the form moves the focus itself.
  const arrive = useEffectEvent((at: Step) => {
    if (moved.current && !problems[at]) heading.current?.focus();
    moved.current = true;
  });
  useEffect(() => arrive(step), [step]);

  const show = (target: Step) => {
    setValues(typed.current);
    setStep(target);
  };
  // Each step is a history entry: the browser's back button leads to the one before, a reload to the same.
  const goTo = (target: Step) => {
    show(target);
    if (target !== readStep()) window.history.pushState(null, '', `#${target}`);
  };
  const showPlace = useEffectEvent(() => show(readStep()));
  useEffect(() => {
    window.addEventListener('popstate', showPlace);
    return () => window.removeEventListener('popstate', showPlace);
  }, []);
  const goOn = (change: Partial<SignUpValues>) => {
    // The prefix of the previous country rarely fits the new one.
    const moved = change.country !== undefined && change.country !== values.country;
    onTyped(moved ? { ...change, prefix: '' } : change);
    setProblems({});
    const next = steps[steps.indexOf(step) + 1];
    if (next) goTo(next);
  };

  async function send(change: Partial<SignUpValues>) {
    const all = { ...typed.current, ...change } as SignUpValues;
    if (!all.document || !all.adult) return askAgain(all);
    const result = await enrol(all, locale);
    if (result.ok) {
      rememberMail(all.email, result.data);
      forgetDraft();
      sent.current = true;
      // Going back may restore this very page, perhaps for another person.
      window.addEventListener('pageshow', startAnew, { once: true });
      window.location.assign(localePath(locale, registerSuccessPath));
      return result;
    }
    const placed = placeProblems(result.fields);
    const first = steps.find((each) => placed[each]);
    if (!first) return failure(result.kind, result.key);
    setProblems(placed);
    goTo(first);
    return result;
  }

  /** Document and age are not stored: after a reload they are asked for again. */
  function askAgain({ document, adult }: SignUpValues) {
    setProblems({
      person: { ...(!document && { document: 'error.field.required' }), ...(!adult && { adult: 'error.field.agree' }) },
    });
    goTo('person');
    return failure('invalid', 'error.invalid');
  }

  function startAnew() {
    forgetDraft();
    sent.current = false;
    typed.current = begin(locale);
    draft.current = null;
    setRestored(false);
    goTo('person');
  }

  if (!markets.data) return <Loading words={form.loading} />;
  if (!markets.data.ok)
    return <ListFailed words={form} pending={markets.isValidating} onRetry={() => markets.mutate()} />;
  const list = markets.data.data;
  const market = list.find(({ code }) => code === values.country) ?? list[0];
  if (!market) return null;
  const place = steps.indexOf(step) + 1;
  const back = steps[place - 2];
  const onBack = back && (() => goTo(back));
  const shared = { locale, words, values, onTyped, onBack, problems: problems[step] };
  const common = { ...shared, onDone: goOn };
  return (
    <section aria-labelledby="sign-up-step" className="sign-up-stage">
      <Progress label={fill(form.progress, { place, count: steps.length })} value={place} max={steps.length} />
      <h2 id="sign-up-step" ref={heading} tabIndex={-1}>
        {form.steps[step]}
      </h2>
      {restored && step === 'person' && (
        <p className="sign-up-restored">
          {form.restored}{' '}
          <Button variant="quiet" size="compact" onClick={startAnew}>
            {form.startAnew}
          </Button>
        </p>
      )}
      {step === 'person' && <PersonStep key={String(restored)} {...common} markets={list} />}
      {step === 'contact' && <ContactStep {...common} market={market} />}
      {step === 'access' && <AccessStep {...common} market={market} />}
      {step === 'confirm' && <ConfirmStep {...shared} market={market} onChange={goTo} send={send} />}
    </section>
  );
}

/** An executive's link names the sponsor: it overrides what was stored. */
function begin(locale: Locale, kept: Partial<SignUpValues> = {}): Partial<SignUpValues> {
  return { country: languages[locale].country, ...kept, ...readReferrer(window.location.search) };
}

const readStep = (): Step => steps.find((each) => `#${each}` === window.location.hash) ?? 'person';

function placeProblems(fields: Record<string, string>): Problems {
  const placed: Problems = {};
  for (const [field, key] of Object.entries(fields)) {
    const place = fieldOfWire[field];
    if (place) placed[place.step] = { ...placed[place.step], [place.name]: key };
  }
  return placed;
}

function Loading({ words }: { words: string }) {
  return (
    <div aria-busy="true" className="sign-up-loading">
      <p role="status">{words}</p>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
