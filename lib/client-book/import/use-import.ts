import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import type { Contact, ContactField } from './contact';
import { keepImport, recallImport } from './import-memory';
import { addClients } from './import-mutations';
import {
  firstPortion,
  type ImportContext,
  type ImportRow,
  judgeRows,
  type PhoneCountry,
  type RowOutcome,
  toRows,
} from './rows';

export type Import = ReturnType<typeof useImport>;

type Settings = { country: PhoneCountry; locale: Locale };

/**
 * What was read, what she made of it, and what became of each row that was sent. It is there again when she comes back
 * to the page in the same tab.
 */
export function useImport({ book, ...first }: ImportContext) {
  const [settings, setSettings] = useState<Settings>(first);
  const { country, locale } = settings;
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

  // A page that the server made knows nothing of the tab: what is kept comes after it.
  const isLooked = useRef(false);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (isLooked.current) {
      keepImport({ rows: kept, country, locale });
      return;
    }
    isLooked.current = true;
    const found = recallImport();
    if (!found) return;
    const { rows: before, ...settingsBefore } = found;
    latest.current = before;
    // Keys of rows that are not there any more are nobody's.
    read.current = Math.max(...before.map(({ key }) => Number(key.slice(2))));
    setSettings(settingsBefore);
    setKept(before);
    setIsBack(true);
  }, [kept, country, locale]);

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
    settings,
    setSettings,
    /** What is there was read before she came back. */
    isBack,
    sending,
    failure,
    send,
    /** How often something was read. */
    begun,
    /** What is read later stands after what is there. */
    begin(contacts: Contact[]) {
      setFailure(null);
      setIsBack(false);
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
    /** All that is not in the book. */
    clear() {
      setFailure(null);
      setIsBack(false);
      update(() => []);
    },
    drop: (key: string) => update((all) => all.filter((row) => row.key !== key)),
  };
}
