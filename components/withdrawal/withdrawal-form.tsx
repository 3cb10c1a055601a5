'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { useWithdrawal } from '@/lib/withdrawal/use-withdrawal';
import { type WithdrawableOrder, withdrawalSendPath } from '@/lib/withdrawal/withdrawal';
import { type WithdrawalField, type WithdrawalProblems, withdrawalFields } from '@/lib/withdrawal/withdrawal-form';
import { WithdrawalLines } from './withdrawal-lines';
import { WithdrawalReceipt } from './withdrawal-receipt';
import { WithdrawalReview, type WithdrawalWords } from './withdrawal-review';

type Props = { locale: Locale; words: WithdrawalWords };

/** Both steps on one page. Typed text is kept in its fields during the second step. */
export function WithdrawalForm({ locale, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { stage, prefill, problems, trouble, sending, ...steps } = useWithdrawal(locale);
  const saySize = useFormatSize(locale, words.lines.labelled);
  const offered = steps.offered && saySizes(steps.offered, saySize);
  const { claim, disown, review, confirm, change, discard, keep } = steps;

  const fillIn = useEffectEvent(() => {
    for (const name of withdrawalFields) {
      const field = form.current?.elements.namedItem(name);
      const known = prefill?.[name];
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // Text typed before this script loaded is kept; the order comes from the page.
      if (isText && known && (field.value === '' || name === 'number')) field.value = known;
    }
  });
  useEffect(() => {
    if (prefill) fillIn();
  }, [prefill]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = review(event.currentTarget);
    const first = withdrawalFields.find((name) => found[name]);
    const field = first && event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  if (stage.name === 'received')
    return <WithdrawalReceipt locale={locale} stage={stage} offered={offered} words={words} />;
  return (
    <>
      {stage.name === 'unsent' && (
        <UnsentQuestion locale={locale} since={stage.unsent.at} words={words} onYes={claim} onNo={disown} />
      )}
      {stage.name === 'review' && (
        <WithdrawalReview
          locale={locale}
          stage={stage}
          offered={offered}
          trouble={trouble}
          sending={sending}
          words={words}
          onConfirm={() => void confirm()}
          onChange={change}
          onDiscard={() => {
            form.current?.reset();
            discard();
          }}
        />
      )}
      <form
        ref={form}
        method="post"
        action={localePath(locale, withdrawalSendPath)}
        noValidate
        hidden={stage.name === 'review'}
        onSubmit={send}
        onChange={(event) => keep(event.currentTarget)}
        className="form"
      >
        <p>{words.intro}</p>
        <p className="text-soft">{words.steps}</p>
        <WithdrawalFields problems={problems} words={words} />
        {offered && <WithdrawalLines key={offered.number} order={offered} words={words.lines} />}
        <p className="text-soft">{words.hygiene}</p>
        <p role="alert" className="form-failure" hidden={trouble !== 'invalid'}>
          {trouble === 'invalid' && words.failed.invalid}
        </p>
        <div className="actions">
          <Button type="submit">{words.next}</Button>
        </div>
      </form>
    </>
  );
}

/** A guest withdraws in the size system that was chosen; an executive’s order lists labels. */
const saySizes = (order: WithdrawableOrder, saySize: (size: string) => string): WithdrawableOrder =>
  order.secret === null
    ? order
    : { ...order, lines: order.lines.map((line) => ({ ...line, size: saySize(line.size) })) };

type UnsentQuestionProps = {
  locale: Locale;
  since: string;
  words: WithdrawalWords;
  onYes: () => void;
  onNo: () => void;
};

/** Stored data may be another person's: none of it is shown before it is claimed. */
function UnsentQuestion({ locale, since, words: { unsent }, onYes, onNo }: UnsentQuestionProps) {
  return (
    <section aria-labelledby="unsent-question" className="withdrawal-step">
      <h3 id="unsent-question">{unsent.asked}</h3>
      <p>{fill(unsent.question, { date: formatMoment(since, locale) })}</p>
      <div className="actions">
        <Button onClick={onYes}>{unsent.yes}</Button>
        <Button variant="quiet" onClick={onNo}>
          {unsent.no}
        </Button>
      </div>
    </section>
  );
}

type WithdrawalFieldsProps = { problems: WithdrawalProblems; words: Pick<WithdrawalWords, 'fields' | 'wrong'> };

function WithdrawalFields({ problems, words: { fields, wrong } }: WithdrawalFieldsProps) {
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
