'use client';

import { useState } from 'react';
import { FailureNote } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { takeFocus } from '@/components/ui/take-focus';
import type { BookedName } from '@/lib/client-book/client-book';
import { importMaxBytes } from '@/lib/client-book/import/contact';
import type { PhoneCountry } from '@/lib/client-book/import/import-rows';
import { canPickContacts, pickContacts, type ReadContacts, readContacts } from '@/lib/client-book/import/read-contacts';
import { useImport } from '@/lib/client-book/import/use-import';
import { languageChoices } from '@/lib/i18n/language-name';
import { languages } from '@/lib/i18n/languages';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { useInBrowser } from '@/lib/state/use-store';
import { ImportTable } from './import-table';
import type { ImportWords } from './words';

type Props = {
  locale: Locale;
  book: BookedName[];
  countries: { value: PhoneCountry; label: string }[];
  words: ImportWords;
};

/** The source of the contacts, and below it the table of them. What was read is kept as long as the tab. */
export function ImportForm({ locale, book, countries, words }: Props) {
  const { said, form, failures } = words;
  const [problem, setProblem] = useState('');
  const work = useImport({ book, country: languages[locale].country, locale });
  const { settings, setSettings } = work;
  const hasPicker = useInBrowser(canPickContacts, false);

  async function take(read: Promise<ReadContacts | null>) {
    setProblem('');
    const found = await read.catch(() => ({ ok: false as const, problem: 'unreadable' as const }));
    if (!found) return;
    if (!found.ok) return setProblem(said.problems[found.problem]);
    work.begin(found.contacts);
  }
  // The pressed button disappears, so the focus moves.
  async function send() {
    await work.send();
    document.getElementById('read')?.focus();
  }
  function drop(key: string) {
    work.drop(key);
    document.getElementById(work.rows.length > 1 ? 'read' : 'file')?.focus();
  }
  function clear() {
    if (work.sending) return;
    work.clear();
    document.getElementById('file')?.focus();
  }
  const count = work.rows.filter(({ goes }) => goes).length;
  const added = work.rows.filter(({ state }) => state === 'added').length;
  return (
    <>
      <div className="form">
        <Field id="file" label={said.file} hint={said.fileHint} error={problem}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,.vcf,text/csv,text/plain,text/vcard"
              className="ui-input"
              disabled={work.sending}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) void take(readFile(file));
                target.value = '';
              }}
            />
          )}
        </Field>
        {hasPicker && (
          <Button variant="secondary" onClick={() => !work.sending && void take(pickContacts())}>
            {said.pick}
          </Button>
        )}
        <div className="client-pair">
          <Field label={said.country}>
            {(control) => (
              <Select
                {...control}
                value={settings.country}
                onChange={({ target }) => setSettings((was) => ({ ...was, country: target.value as PhoneCountry }))}
              >
                {countries.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={form.locale}>
            {(control) => (
              <Select
                {...control}
                value={settings.locale}
                onChange={({ target }) => setSettings((was) => ({ ...was, locale: target.value as Locale }))}
              >
                {languageChoices(locale).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
      {work.rows.length > 0 && (
        <section key={work.begun} aria-labelledby="read" className="import">
          <h2 id="read" tabIndex={-1} ref={takeFocus}>
            {fillCount(said.read, work.rows.length)}
          </h2>
          {work.isBack && <p role="status">{said.isBack}</p>}
          <ImportTable locale={locale} work={{ ...work, drop }} words={words} />
          <p role="status">{added > 0 && fillCount(said.added, added)}</p>
          <FailureNote failure={work.failure} words={failures} onRetry={() => void send()} />
          {count === 0 ? (
            added === 0 && <p>{said.addNone}</p>
          ) : (
            <Button pending={work.sending} pendingLabel={fill(said.adding, { count })} onClick={() => void send()}>
              {fillCount(said.add, count)}
            </Button>
          )}
          <p>
            <Button variant="quiet" onClick={clear} aria-disabled={work.sending}>
              {said.clear}
            </Button>
          </p>
        </section>
      )}
    </>
  );
}

/** A picture is not read into memory to find that it is too large. */
async function readFile(file: File): Promise<ReadContacts> {
  return file.size > importMaxBytes ? { ok: false, problem: 'tooLarge' } : readContacts(await file.arrayBuffer());
}
