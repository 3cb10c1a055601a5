'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { useSaySize } from '@/lib/size-tables/use-say-size';
import { useWithdrawal } from '@/lib/withdrawal/use-withdrawal';
import { type OfferedOrder, withdrawalSendPath } from '@/lib/withdrawal/withdrawal';
import { withdrawalFields } from '@/lib/withdrawal/withdrawal-form';
import { OfferedLines } from './offered-lines';
import { UnsentQuestion } from './unsent-question';
import { WithdrawalFields } from './withdrawal-fields';
import { WithdrawalReceipt } from './withdrawal-receipt';
import { WithdrawalReview } from './withdrawal-review';
import type { WithdrawalWords } from './words';

type Props = { locale: Locale; words: WithdrawalWords };

/** Both steps on one page. What was typed stays in its fields under the second step. */
export function WithdrawalForm({ locale, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { stage, prefill, problems, trouble, sending, ...steps } = useWithdrawal(locale);
  const saySize = useSaySize(locale, words.lines.labelled);
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
        {offered && <OfferedLines key={offered.number} order={offered} words={words.lines} />}
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
const saySizes = (order: OfferedOrder, saySize: (size: string) => string): OfferedOrder =>
  order.secret === null
    ? order
    : { ...order, lines: order.lines.map((line) => ({ ...line, size: saySize(line.size) })) };
