'use client';

import { type FormEvent, useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { Table } from '@/components/ui/table';
import { fullName } from '@/lib/client-book/client-book';
import { mergeClients } from '@/lib/client-book/client-book-mutations';
import {
  type ClientPair,
  type MergeField,
  mergeFields,
  mergeFieldText,
  needsChoice,
  otherSide,
  possibleSurvivors,
  type Side,
  toValuesFromOther,
} from '@/lib/client-book/client-merge-rules';
import { toClientPath } from '@/lib/client-book/clients-filter';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';

type Facts = { birthday: string | null; tags: string; notes: string; bought: string; last: string };
type Props = {
  locale: Locale;
  pair: ClientPair;
  /** As text in the page's language. */
  facts: Record<Side, Facts>;
  words: {
    merge: Words<'clientBook.merge'>;
    form: Words<'clientBook.form'>;
    reasons: Words<'clientBook.reasons'>;
    failures: FailureWords;
  };
};

const sides: Side[] = ['one', 'other'];

/** Chooses which of two entries stays, and which value of each field. */
export function MergeForm({ locale, pair, facts, words: { merge: said, form, reasons, failures } }: Props) {
  const stayable = possibleSurvivors(pair);
  const [stays, setStays] = useState<Side>(stayable[0] ?? 'one');
  const [chosen, setChosen] = useState<Partial<Record<MergeField, Side>>>({});
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [reason, setReason] = useState('');

  async function merge() {
    setPending(true);
    setFailure(null);
    setReason('');
    const into = pair[stays];
    const merged = await mergeClients(pair[otherSide(stays)], into, toValuesFromOther(pair, stays, chosen));
    if (merged.ok && merged.data.kind === 'done')
      return window.location.assign(`${localePath(locale, toClientPath(into.id))}&saved=merged`);
    setPending(false);
    if (!merged.ok) return setFailure(merged);
    const key = merged.data.kind === 'refused' ? merged.data.reason : '';
    setReason(reasons[key.slice(key.lastIndexOf('.') + 1) as keyof typeof reasons] ?? reasons.changed);
  }
  const labels: Record<MergeField, string> = { ...form, name: said.name, birthday: said.birthday };
  const shown = (side: Side, field: MergeField) =>
    (field === 'birthday' ? facts[side].birthday : mergeFieldText(pair[side], field)) || '–';
  return (
    <form
      className="merge"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!pending) void merge();
      }}
    >
      {stayable.length > 1 ? (
        <RadioGroup
          legend={said.stays}
          name="stays"
          value={stays}
          onValueChange={(side) => {
            setStays(side as Side);
            setChosen({});
          }}
          options={sides.map((side) => ({ value: side, label: said.entries[side] }))}
        />
      ) : (
        <p>{fill(said.staysOwn, { name: fullName(pair[stays]) })}</p>
      )}
      <Table caption={said.table} captionHidden className="merge-table">
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col">
                {said.entries[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mergeFields.map((field) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              {sides.map((side) => (
                <td key={side}>
                  {needsChoice(pair, field) ? (
                    <label>
                      <input
                        type="radio"
                        name={field}
                        className="ui-mark"
                        checked={(chosen[field] ?? stays) === side}
                        onChange={() => setChosen((was) => ({ ...was, [field]: side }))}
                        aria-label={fill(said.keep, { what: labels[field], value: shown(side, field) })}
                      />{' '}
                      {shown(side, field)}
                    </label>
                  ) : (
                    shown(side, field)
                  )}
                </td>
              ))}
            </tr>
          ))}
          {(['tags', 'notes', 'bought', 'last'] as const).map((fact) => (
            <tr key={fact}>
              <th scope="row">{{ ...said, ...form }[fact]}</th>
              {sides.map((side) => (
                <td key={side}>{facts[side][fact] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{said.rest}</p>
      <p role="alert" className="form-failure" hidden={!reason}>
        {reason}
      </p>
      <FailureNote failure={failure} words={failures} onRetry={() => void merge()} />
      <div className="actions">
        <Button type="submit" pending={pending} pendingLabel={said.merging}>
          {said.submit}
        </Button>
        <p>{said.final}</p>
      </div>
    </form>
  );
}
