'use client';

import { type FormEvent, useRef, useState } from 'react';
import { RequestLineView } from '@/components/requests/request-line';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { noteMaxLength } from '@/contract/rules';
import { fillCount } from '@/lib/i18n/message-texts';
import {
  type DecisionDraft,
  findProblem,
  listUndecidedLines,
  toDecision,
  toDecisionDraft,
} from '@/lib/requests/decision-draft';
import type { ClientRequest, Decision, RequestLine } from '@/lib/requests/requests';
import { LineDecision } from './line-decision';
import type { InboxWords } from './words';

type Props = {
  request: ClientRequest;
  pending: boolean;
  /** The line that the backend refused. */
  wrong: string | null;
  words: InboxWords;
  /** Resolves to whether the backend accepted the answer. */
  onAnswer: (decisions: Decision[], message: string) => Promise<boolean>;
};

/** A request with its lines, and a decision for each pending one. */
export function AnswerForm({ request, pending, wrong, words, onAnswer }: Props) {
  const [drafts, setDrafts] = useState<Record<string, DecisionDraft>>({});
  const [message, setMessage] = useState('');
  const [checked, setChecked] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const open = listUndecidedLines(request);
  const draftOf = (line: RequestLine) => drafts[line.key] ?? toDecisionDraft(line);
  const decisions = open.flatMap((line) => toDecision(line, draftOf(line)) ?? []);
  const problemOf = (line: RequestLine) => {
    const problem = checked ? findProblem(draftOf(line)) : null;
    return problem ?? (wrong === line.key ? 'unknownCode' : undefined);
  };

  function answer(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (open.some((line) => findProblem(draftOf(line)))) {
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    if (decisions.length > 0) void send();
  }

  /** Drops the drafts of answered lines, so that a reopened line starts empty. */
  async function say(said: Decision[], about: string): Promise<boolean> {
    const taken = await onAnswer(said, about);
    if (taken) setDrafts((now) => omitKeys(now, said));
    return taken;
  }

  async function send() {
    if (!(await say(decisions, message))) return;
    setMessage('');
    setChecked(false);
  }

  /** Sends one line alone; the drafts of the other lines and the message are kept. */
  function offer(line: RequestLine, code: string) {
    setDrafts({ ...drafts, [line.key]: { ...draftOf(line), kind: 'substitute', code } });
    void say([{ key: line.key, kind: 'substitute', code }], '');
  }

  return (
    <form ref={frame} onSubmit={answer} noValidate>
      <ul className="request-lines">
        {request.lines.map((line) => (
          <RequestLineView
            key={line.key}
            line={line}
            words={words.requests.line}
            states={words.requests.states}
            {...(line.state === 'fresh' && { stock: sayStock(line, words) })}
          >
            {line.state === 'fresh' && (
              <LineDecision
                line={line}
                draft={draftOf(line)}
                problem={problemOf(line)}
                words={words.requests.decide}
                pending={pending}
                onOffer={(code) => offer(line, code)}
                onChange={(draft) => setDrafts({ ...drafts, [line.key]: draft })}
              />
            )}
          </RequestLineView>
        ))}
      </ul>
      {open.length > 0 && (
        <>
          <Field label={words.requests.message} optionalLabel={words.optional}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={noteMaxLength}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            )}
          </Field>
          <p role="alert" className="form-failure" hidden={!checked || decisions.length > 0}>
            {checked && decisions.length === 0 && words.requests.nothing}
          </p>
          <p className="actions request-send">
            <Button type="submit" pending={pending} pendingLabel={words.requests.sending}>
              {words.requests.answer}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}

const omitKeys = (drafts: Record<string, DecisionDraft>, said: Decision[]) =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => said.every((one) => one.key !== key)));

const sayStock = ({ maxQuantity }: RequestLine, { requests: { stock } }: InboxWords): string =>
  maxQuantity > 0 ? fillCount(stock.units, maxQuantity) : stock.none;
