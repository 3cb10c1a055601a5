'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { noteMaxLength } from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { DecisionDraft, DraftProblem } from '@/lib/requests/decision-draft';
import type { RequestLine } from '@/lib/requests/requests';

type Props = {
  line: RequestLine;
  draft: DecisionDraft;
  problem: DraftProblem | undefined;
  words: Words<'requests.decide'>;
  pending: boolean;
  /** Sends the offer to the client at once. */
  onOffer: (code: string) => void;
  onChange: (draft: DecisionDraft) => void;
};

const codeMaxLength = 20;

/** The decision on one line. Text typed for one decision is kept when another is chosen. */
export function LineDecision({ line, draft, problem, words, pending, onOffer, onChange }: Props) {
  const { name } = line;
  const said = problem && words.problems[problem];
  return (
    <div className="request-decision">
      {line.alternatives.length > 0 && (
        <ul className="actions" aria-label={words.alternatives}>
          {line.alternatives.slice(0, alternativesShown).map(({ code, colourName, size, priceCents }) => (
            <li key={code}>
              <Button variant="secondary" size="compact" pending={pending} onClick={() => onOffer(code)}>
                {fill(words.offer, { colour: colourName, size, price: formatPrice(priceCents) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field label={fill(words.label, { name })}>
        {(control) => (
          <Select
            {...control}
            value={draft.kind}
            onChange={({ target }) => onChange({ ...draft, kind: target.value as DecisionDraft['kind'] })}
          >
            <option value="accept">{words.accept}</option>
            <option value="substitute">{words.substitute}</option>
            <option value="decline">{words.decline}</option>
            <option value="later">{words.later}</option>
          </Select>
        )}
      </Field>
      {draft.kind === 'accept' && line.quantity > 1 && (
        <Stepper
          label={fill(words.quantity, { name })}
          lessLabel={fill(words.less, { name })}
          moreLabel={fill(words.more, { name })}
          value={draft.quantity}
          max={line.quantity}
          onValueChange={(quantity) => onChange({ ...draft, quantity })}
        />
      )}
      {draft.kind === 'substitute' && (
        <Field label={words.code} hint={words.codeHint} error={said}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={codeMaxLength}
              value={draft.code}
              onChange={({ target }) => onChange({ ...draft, code: target.value })}
            />
          )}
        </Field>
      )}
      {draft.kind === 'decline' && (
        <Field label={words.reason} error={said}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={noteMaxLength}
              value={draft.reason}
              onChange={({ target }) => onChange({ ...draft, reason: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

const alternativesShown = 4;
