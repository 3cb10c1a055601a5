'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { nameMaxLength } from '@/contract/rules';
import { formatMoment } from '@/lib/checkout/delivery-days';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { type ReadyBag, readWanted, writeWanted } from '@/lib/store/ready-bag';
import {
  listLinesInHand,
  listReadyBags,
  makeReadyBag,
  type RefusedLines,
  refusedLines,
  revokeReadyBag,
} from '@/lib/store/ready-bag-calls';

type Props = { locale: Locale; words: Words<'store.ready.desk'> };

const days = [1, 3, 7, 14];
const uses = [1, 5, 20];

/** N05. Bags that a client only has to pay: made from codes or from her order, shown with what became of each. */
export function ReadyBags({ locale, words }: Props) {
  const read = useSWR('ready-bags', listReadyBags);
  const made = read.data?.ok ? read.data.data : [];
  return (
    <section className="own-store-ready" aria-labelledby="ready-bags">
      <h2 id="ready-bags">{words.title}</h2>
      <p className="text-soft">{words.lead}</p>
      <Maker words={words} onMade={() => void read.mutate()} />
      {read.data && !read.data.ok && <p role="alert">{words.listFailed}</p>}
      <ul>
        {made.map((bag) => (
          <Made key={bag.id} locale={locale} bag={bag} words={words} onChanged={() => void read.mutate()} />
        ))}
      </ul>
    </section>
  );
}

function Maker({ words, onMade }: { words: Props['words']; onMade: () => void }) {
  const [label, setLabel] = useState('');
  const [text, setText] = useState('');
  const [lasts, setLasts] = useState(3);
  const [times, setTimes] = useState(1);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<{ label?: string; lines?: string; all?: string }>({});

  async function bring() {
    const found = await listLinesInHand();
    if (!found.ok) setWrong({ all: words.failed });
    else if (found.data.length === 0) setWrong({ lines: words.noOrder });
    else setText(writeWanted(found.data));
  }
  async function make() {
    const wanted = readWanted(text);
    const problems = {
      ...(label.trim() === '' && { label: words.noLabel }),
      ...(wanted.lines.length === 0 && { lines: words.noLines }),
      ...(wanted.wrong.length > 0 && { lines: fill(words.wrongLines, { lines: wanted.wrong.join(', ') }) }),
    };
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    setPending(true);
    const result = await makeReadyBag({ label: label.trim(), lines: wanted.lines, days: lasts, uses: times });
    setPending(false);
    if (!result.ok) return setWrong(sayRefused(refusedLines(result.fields, wanted.lines), words));
    setLabel('');
    setText('');
    onMade();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field label={words.label} hint={words.labelHint} error={wrong.label} required>
        {(tied) => (
          <TextInput
            {...tied}
            value={label}
            maxLength={nameMaxLength}
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <Field label={words.lines} hint={words.linesHint} error={wrong.lines} required>
        {(tied) => (
          <Textarea
            {...tied}
            rows={4}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button variant="secondary" size="compact" onClick={() => void bring()}>
        {words.fromOrder}
      </Button>
      <Field label={words.days}>
        {(tied) => (
          <Select {...tied} value={lasts} onChange={({ target }) => setLasts(Number(target.value))}>
            {days.map((each) => (
              <option key={each} value={each}>
                {fill(each === 1 ? words.day : words.daysCount, { count: each })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.uses} hint={words.usesHint}>
        {(tied) => (
          <Select {...tied} value={times} onChange={({ target }) => setTimes(Number(target.value))}>
            {uses.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {wrong.all && (
        <p className="form-failure" role="alert">
          {wrong.all}
        </p>
      )}
      <Button type="submit" pending={pending} pendingLabel={words.making}>
        {words.make}
      </Button>
    </form>
  );
}

function sayRefused({ gone, much }: RefusedLines, words: Props['words']) {
  if (gone.length > 0) return { lines: fill(words.gone, { codes: gone.join(', ') }) };
  if (much.length > 0) return { lines: fill(words.tooMany, { codes: much.join(', ') }) };
  return { all: words.failed };
}

type MadeProps = { locale: Locale; bag: ReadyBag; words: Props['words']; onChanged: () => void };

function Made({ locale, bag, words, onChanged }: MadeProps) {
  const { id, label, link, state, until, uses: taken, usesMost, items } = bag;
  const [told, setTold] = useState('');
  async function copy() {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setTold(done ? words.copied : words.notCopied);
  }
  async function revoke() {
    const result = await revokeReadyBag(id);
    if (result.ok) onChanged();
    else setTold(words.failed);
  }
  const message = `${words.message} ${link}`;
  return (
    <li>
      <b>{label}</b>
      <span>{fill(words.state[state], { until: formatMoment(until, locale), taken, most: usesMost, items })}</span>
      {state === 'open' && (
        <>
          <span className="own-store-link">{link}</span>
          <div className="actions">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ size: 'compact' })}
            >
              {words.whatsapp}
            </a>
            <Button variant="secondary" size="compact" onClick={() => void copy()}>
              {words.copy}
            </Button>
            <Button variant="quiet" size="compact" onClick={() => void revoke()}>
              {words.revoke}
            </Button>
          </div>
        </>
      )}
      <span role="status">{told}</span>
    </li>
  );
}
