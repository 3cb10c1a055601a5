import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { forgetImportDraft, keepImportDraft, recallImportDraft } from '@/lib/state/client-import-draft';
import type { Contact, ContactField } from './contact';
import { addClients } from './import-mutations';
import {
  type ImportContext,
  type ImportRow,
  nextBatch,
  type PhoneCountry,
  type RowOutcome,
  toImportRows,
  validateRows,
} from './import-rows';

export type Import = ReturnType<typeof useImport>;

type Settings = { country: PhoneCountry; locale: Locale };

/**
 * The imported rows, the executive's edits, and the outcome of each row that was sent. They are restored when the
 * executive returns to the page in the same tab.
 */
export function useImport({ book, ...first }: ImportContext) {
  const [settings, setSettings] = useState<Settings>(first);
  const { country, locale } = settings;
  const [kept, setKept] = useState<ImportRow[]>([]);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Portions are taken from the current rows, not from those at the time of the press.
  const latest = useRef<ImportRow[]>([]);
  const rows = useMemo(() => validateRows(kept, { book, country, locale }), [kept, book, country, locale]);

  const [begun, setBegun] = useState(0);
  const read = useRef(0);
  const isUnsaved = rows.some(({ state, goes, isEdited }) => state !== 'added' && (goes || isEdited));
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  // The server-rendered page knows nothing of the tab's storage: stored rows are loaded afterwards.
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
    // Keys of removed rows are not reused.
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
      const portion = nextBatch(validateRows(latest.current, { book, country, locale }));
      if (portion.length === 0) break;
      const sent = await addClients(portion.flatMap(({ key, draft }) => (draft ? [{ key, draft }] : [])));
      if (!sent.ok) {
        setFailure(sent);
        break;
      }
      // A row without an outcome is not sent again and again.
      settle(new Map(portion.map(({ key }) => [key, sent.data.get(key) ?? { kind: 'refused', reason: '' }])));
    }
    setSending(false);
  }
  return {
    rows,
    settings,
    setSettings,
    /** The rows were restored from the tab. */
    isBack,
    sending,
    failure,
    send,
    /** How many times contacts were read. */
    begun,
    /** New contacts are appended. */
    begin(contacts: Contact[]) {
      setFailure(null);
      setIsBack(false);
      setBegun((was) => was + 1);
      const more = toImportRows(contacts, read.current);
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
    /** Removes all rows. */
    clear() {
      setFailure(null);
      setIsBack(false);
      update(() => []);
    },
    drop: (key: string) => update((all) => all.filter((row) => row.key !== key)),
  };
}

type KeptImport = { rows: ImportRow[]; country: PhoneCountry; locale: Locale };

const recallImport = () => recallImportDraft<KeptImport>();

/**
 * Rows that are not in the book yet stay in the tab, for the page's person, because the desk's links leave the page
 * without asking.
 */
function keepImport({ rows, ...settings }: KeptImport): void {
  const left = rows.filter(({ outcome }) => outcome?.kind !== 'added');
  if (left.length > 0) keepImportDraft({ rows: left, ...settings });
  else forgetImportDraft();
}
