import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '@/lib/result';
import type { Contact, ContactField } from './contact';
import { addClients } from './import-mutations';
import { firstPortion, type ImportRow, type Judging, judgeRows, type RowOutcome, toRows } from './rows';

export type Import = ReturnType<typeof useImport>;

/** What was read, what she made of it, and what became of each row that was sent. */
export function useImport({ book, country, locale }: Judging) {
  const [kept, setKept] = useState<ImportRow[]>([]);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // What is sent portion by portion is what stands there then, not what stood there at the press.
  const latest = useRef<ImportRow[]>([]);
  const rows = useMemo(() => judgeRows(kept, { book, country, locale }), [kept, book, country, locale]);

  const [begun, setBegun] = useState(0);
  const read = useRef(0);
  const isUnsaved = rows.some(({ state, goes, isEdited }) => state !== 'added' && (goes || isEdited));
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  function update(change: (rows: ImportRow[]) => ImportRow[]) {
    latest.current = change(latest.current);
    setKept(latest.current);
  }
  const changeRow = (key: string, change: (row: ImportRow) => ImportRow) =>
    update((all) => all.map((row) => (row.key === key ? change(row) : row)));
  const settle = (outcomes: Map<string, RowOutcome>) =>
    update((all) =>
      all.map((row) => {
        const outcome = outcomes.get(row.key);
        return outcome ? { ...row, outcome, chosen: null } : row;
      }),
    );

  async function send() {
    if (sending) return;
    setSending(true);
    setFailure(null);
    for (;;) {
      const portion = firstPortion(judgeRows(latest.current, { book, country, locale }));
      if (portion.length === 0) break;
      const sent = await addClients(portion.flatMap(({ key, draft }) => (draft ? [{ key, draft }] : [])));
      if (!sent.ok) {
        setFailure(sent);
        break;
      }
      // A row that was not answered for is not sent for ever.
      settle(new Map(portion.map(({ key }) => [key, sent.data.get(key) ?? { kind: 'refused', reason: '' }])));
    }
    setSending(false);
  }
  return {
    rows,
    sending,
    failure,
    send,
    /** How often something was read. */
    begun,
    /** What is read later stands after what is there. */
    begin(contacts: Contact[]) {
      setFailure(null);
      setBegun((was) => was + 1);
      const more = toRows(contacts, read.current);
      read.current += more.length;
      update((all) => [...all, ...more]);
    },
    edit: (key: string, field: ContactField, text: string) =>
      changeRow(key, (row) => ({
        ...row,
        contact: { ...row.contact, [field]: text },
        isEdited: true,
        outcome: null,
        chosen: null,
      })),
    choose: (key: string, chosen: boolean) => changeRow(key, (row) => ({ ...row, chosen })),
    drop: (key: string) => update((all) => all.filter((row) => row.key !== key)),
  };
}
