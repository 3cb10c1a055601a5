import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Table } from '@/components/ui/table';
import type { RowState } from '@/lib/client-book/import/import-rows';
import type { Import } from '@/lib/client-book/import/use-import';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { ImportRow } from './import-row';
import type { ImportWords } from './words';

type Props = { locale: Locale; work: Import; words: ImportWords };

const states = ['new', 'known', 'twice', 'wrong', 'refused', 'added'] as const satisfies RowState[];
const pageOf = 100;

/** Every row with its state; optionally those of one state, a hundred at a time. */
export function ImportTable({ locale, work, words }: Props) {
  const { said } = words;
  const [only, setOnly] = useState<RowState | ''>('');
  const [open, setOpen] = useState<string | null>(null);
  const [most, setMost] = useState(pageOf);
  const counts = new Map(states.map((state) => [state, work.rows.filter((row) => row.state === state).length]));
  // The row being edited stays in the list, even if its state changes.
  const found = work.rows.filter((row) => !only || row.state === only || row.key === open);
  return (
    <>
      <Field label={said.show}>
        {(control) => (
          <Select
            {...control}
            className="import-show"
            value={only}
            onChange={({ target }) => {
              setOnly(target.value as RowState | '');
              setMost(pageOf);
            }}
          >
            <option value="">{fill(said.all, { count: work.rows.length })}</option>
            {states
              .filter((state) => counts.get(state) || state === only)
              .map((state) => (
                <option key={state} value={state}>
                  {`${said.states[state]} (${counts.get(state)})`}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Table caption={said.table} captionHidden className="client-table import-table">
        <thead>
          <tr>
            <th scope="col">{said.who}</th>
            <th scope="col">{said.contact}</th>
            <th scope="col">{said.standing}</th>
            <th scope="col">
              <span className="sr-only">{said.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, most).map((row) => (
            <ImportRow
              key={row.key}
              locale={locale}
              row={row}
              work={work}
              isOpen={row.key === open}
              onOpen={(isOpen) => setOpen(isOpen ? row.key : null)}
              words={words}
            />
          ))}
        </tbody>
      </Table>
      {found.length > most && (
        <Button variant="secondary" onClick={() => setMost((was) => was + pageOf)}>
          {fill(said.more, { count: found.length - most })}
        </Button>
      )}
    </>
  );
}
