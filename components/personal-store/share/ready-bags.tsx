'use client';

import { useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { nameMaxLength } from '@/contract/rules';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatReadyBagText, parseReadyBagText } from '@/lib/personal-store/ready-bag';
import {
  listReadyBags,
  makeReadyBag,
  type RefusedLines,
  readOrderLinesForBag,
  refusedLines,
} from '@/lib/personal-store/ready-bag-calls';
import { ReadyBagItem, type ReadyBagWords } from './ready-bag-item';

type Props = {
  locale: Locale;
  /** The language that most of the executive's clients read. */
  reads: Locale;
  texts: Record<Locale, string>;
  words: ReadyBagWords;
};

type DeskWords = ReadyBagWords['desk'];

const days = [1, 3, 7, 14];
const uses = [1, 5, 20];

/** N05. Bags that a client only has to pay, prepared from codes or from the order in hand, each with its state. */
export function ReadyBags({ locale, reads, texts, words }: Props) {
  const { desk } = words;
  const read = useSWR('ready-bags', listReadyBags);
  const made = read.data?.ok ? read.data.data : [];
  return (
    <section className="own-store-ready" aria-labelledby="ready-bags">
      <h2 id="ready-bags">{desk.title}</h2>
      <p className="text-soft">{desk.lead}</p>
      <Maker words={desk} onMade={() => void read.mutate()} />
      {read.data && !read.data.ok && <p role="alert">{desk.listFailed}</p>}
      <ul>
        {made.map((bag) => (
          <ReadyBagItem
            key={bag.id}
            locale={locale}
            reads={reads}
            texts={texts}
            bag={bag}
            words={words}
            onChanged={() => void read.mutate()}
          />
        ))}
      </ul>
    </section>
  );
}

function Maker({ words, onMade }: { words: DeskWords; onMade: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<{ label?: string; lines?: string; all?: string }>({});

  async function bring() {
    const found = await readOrderLinesForBag();
    if (!found.ok) setWrong({ all: words.failed });
    else if (found.data.length === 0) setWrong({ lines: words.noOrder });
    else if (lines.current) lines.current.value = formatReadyBagText(found.data);
  }
  async function make() {
    // Read where it was typed: it may have been there before the script was.
    const typed = new FormData(form.current ?? undefined);
    const label = String(typed.get('label')).trim();
    const wanted = parseReadyBagText(String(typed.get('lines')));
    const problems = {
      ...(label === '' && { label: words.noLabel }),
      ...(wanted.lines.length === 0 && { lines: words.noLines }),
      ...(wanted.wrong.length > 0 && { lines: fill(words.wrongLines, { lines: wanted.wrong.join(', ') }) }),
    };
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    setPending(true);
    const wish = { days: Number(typed.get('days')), uses: Number(typed.get('uses')) };
    const result = await makeReadyBag({ label, lines: wanted.lines, ...wish });
    setPending(false);
    if (!result.ok) return setWrong(sayRefused(refusedLines(result.fields, wanted.lines), words));
    form.current?.reset();
    onMade();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field label={words.label} hint={words.labelHint} error={wrong.label} required>
        {(tied) => <TextInput {...tied} name="label" maxLength={nameMaxLength} />}
      </Field>
      <Field label={words.lines} hint={words.linesHint} error={wrong.lines} required>
        {(tied) => <Textarea {...tied} ref={lines} name="lines" rows={4} spellCheck={false} />}
      </Field>
      <Button variant="secondary" size="compact" onClick={() => void bring()}>
        {words.fromOrder}
      </Button>
      <Field label={words.days}>
        {(tied) => (
          <Select {...tied} name="days" defaultValue={3}>
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
          <Select {...tied} name="uses" defaultValue={1}>
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

function sayRefused({ gone, much }: RefusedLines, words: DeskWords) {
  if (gone.length > 0) return { lines: fill(words.gone, { codes: gone.join(', ') }) };
  if (much.length > 0) return { lines: fill(words.tooMany, { codes: much.join(', ') }) };
  return { all: words.failed };
}
