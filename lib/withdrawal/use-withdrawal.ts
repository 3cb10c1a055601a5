'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { FailureKey } from '@/contract/envelope';
import { orderNumberPattern } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { useHash } from '@/lib/state/use-hash';
import type { Receipt, WithdrawableOrder, Withdrawal } from './withdrawal';
import { checkWithdrawal, readWithdrawal, type WithdrawalProblems } from './withdrawal-form';
import { toWithdrawalProblems } from './withdrawal-mappers';
import {
  dropPassedOrder,
  dropUnsent,
  findPassedOrder,
  findUnsent,
  forgetTyped,
  keepTyped,
  keepUnsent,
  recallTyped,
  type Unsent,
} from './withdrawal-memory';
import { declareWithdrawal } from './withdrawal-mutations';

export type WithdrawalStage =
  | { name: 'form' }
  /** A declaration was left on this device, possibly by another person. */
  | { name: 'unsent'; unsent: Unsent }
  /** `since` is the time of the first failed attempt. */
  | { name: 'review'; withdrawal: Withdrawal; key: string; since: string | null }
  | { name: 'received'; withdrawal: Withdrawal; receipt: Receipt };
export type WithdrawalTrouble = 'away' | 'awayUnkept' | 'tooMany' | 'invalid';
export type Prefill = Partial<Pick<Withdrawal, 'number' | 'name' | 'email' | 'words'>>;

/** Importing the contract's list of keys would load all of its schemas on a public page. */
const tooMany: FailureKey = 'error.tooMany';
const numbers = new RegExp(orderNumberPattern);

/** The two steps of a withdrawal; nothing typed or confirmed is lost before there is a receipt. */
export function useWithdrawal(locale: Locale) {
  const hash = useHash();
  const [stage, setStage] = useState<WithdrawalStage>({ name: 'form' });
  const [offered, setOffered] = useState<WithdrawableOrder | null>(null);
  const [prefill, setPrefill] = useState<Prefill | null>(null);
  const [problems, setProblems] = useState<WithdrawalProblems>({});
  const [trouble, setTrouble] = useState<WithdrawalTrouble | null>(null);
  const [sending, setSending] = useState(false);

  const begin = useEffectEvent((behind: string) => {
    const number = numbers.test(behind) ? behind : null;
    const order = number && findPassedOrder(number);
    setOffered(order || null);
    const named = number ? { number } : {};
    setPrefill({ ...recallTyped(), ...(order ? { name: order.name, email: order.email } : {}), ...named });
    const unsent = findUnsent();
    if (unsent) setStage({ name: 'unsent', unsent });
  });
  useEffect(() => {
    if (hash !== null) begin(hash);
  }, [hash]);

  /** The visitor recognises the declaration: the order's secret comes from this tab, if it has it. */
  function claim() {
    if (stage.name !== 'unsent') return;
    const { withdrawal, key, at } = stage.unsent;
    const secret = offered?.number === withdrawal.number ? offered.secret : null;
    setStage({ name: 'review', withdrawal: { ...withdrawal, secret }, key, since: at });
  }

  /** The declaration belongs to somebody else. */
  function disown() {
    dropUnsent();
    setStage({ name: 'form' });
  }

  /** Returns the errors, so that the caller can move the focus there. */
  function review(form: HTMLFormElement): WithdrawalProblems {
    const values = readWithdrawal(new FormData(form));
    const found = checkWithdrawal(values);
    setProblems(found);
    setTrouble(null);
    if (Object.keys(found).length === 0) {
      const secret = offered?.number === values.number ? offered.secret : null;
      setStage({ name: 'review', withdrawal: { ...values, secret }, key: crypto.randomUUID(), since: null });
    }
    return found;
  }

  async function confirm() {
    if (stage.name !== 'review' || sending) return;
    const { withdrawal, key } = stage;
    const since = stage.since ?? new Date().toISOString();
    const isKept = keepUnsent({ withdrawal, key, at: since });
    setSending(true);
    setTrouble(null);
    const result = await declareWithdrawal(withdrawal, { locale, key });
    setSending(false);
    if (!result.ok) return fail(result, { withdrawal, isKept });
    dropUnsent();
    dropPassedOrder();
    forgetTyped();
    setStage({ name: 'received', withdrawal, receipt: result.data });
  }

  function fail(failure: Failure, { withdrawal, isKept }: { withdrawal: Withdrawal; isKept: boolean }) {
    if (failure.kind !== 'invalid') {
      if (failure.key === tooMany) return setTrouble('tooMany');
      return setTrouble(isKept ? 'away' : 'awayUnkept');
    }
    dropUnsent();
    setProblems(toWithdrawalProblems(failure.fields));
    setPrefill(withdrawal);
    setTrouble('invalid');
    setStage({ name: 'form' });
  }

  function change() {
    // A declaration restored from the device is in no field yet, and only the codes of its lines are known.
    if (stage.name === 'review' && stage.since && !offered) {
      const { lines, words, ...rest } = stage.withdrawal;
      const lineTexts = lines.map(({ code, client, quantity }) =>
        [`${quantity} × ${code}`, client].filter(Boolean).join(', '),
      );
      setPrefill({ ...rest, words: [...lineTexts, words].filter(Boolean).join('\n') });
    }
    dropUnsent();
    setTrouble(null);
    setStage({ name: 'form' });
  }

  function discard() {
    dropUnsent();
    forgetTyped();
    setTrouble(null);
    setStage({ name: 'form' });
  }

  const keep = (form: HTMLFormElement) => keepTyped(readWithdrawal(new FormData(form)));

  return { stage, offered, prefill, problems, trouble, sending, claim, disown, review, confirm, change, discard, keep };
}
