'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { FailureKey } from '@/contract/envelope';
import { orderNumberPattern } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { useHash } from '@/lib/state/use-hash';
import type { OfferedOrder, Receipt, Withdrawal } from './withdrawal';
import { checkWithdrawal, readWithdrawal, type WithdrawalProblems } from './withdrawal-form';
import { toWithdrawalProblems } from './withdrawal-mappers';
import {
  dropOffered,
  dropUnsent,
  findOffered,
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
  /** Somebody left a declaration on this device, who need not be the one who looks at it now. */
  | { name: 'unsent'; unsent: Unsent }
  /** `since` is when it was first tried and did not arrive. */
  | { name: 'review'; withdrawal: Withdrawal; key: string; since: string | null }
  | { name: 'received'; withdrawal: Withdrawal; receipt: Receipt };
export type WithdrawalTrouble = 'away' | 'awayUnkept' | 'tooMany' | 'invalid';
export type Prefill = Partial<Pick<Withdrawal, 'number' | 'name' | 'email' | 'words'>>;

/** The contract's own list of keys would bring all of its schemas onto a public page. */
const tooMany: FailureKey = 'error.tooMany';
const numbers = new RegExp(orderNumberPattern);

/** The two steps of a withdrawal; nothing that was typed or confirmed is lost before its receipt is there. */
export function useWithdrawal(locale: Locale) {
  const hash = useHash();
  const [stage, setStage] = useState<WithdrawalStage>({ name: 'form' });
  const [offered, setOffered] = useState<OfferedOrder | null>(null);
  const [prefill, setPrefill] = useState<Prefill | null>(null);
  const [problems, setProblems] = useState<WithdrawalProblems>({});
  const [trouble, setTrouble] = useState<WithdrawalTrouble | null>(null);
  const [sending, setSending] = useState(false);

  const begin = useEffectEvent((behind: string) => {
    const number = numbers.test(behind) ? behind : null;
    const order = number && findOffered(number);
    setOffered(order || null);
    const named = number ? { number } : {};
    setPrefill({ ...recallTyped(), ...(order ? { name: order.name, email: order.email } : {}), ...named });
    const unsent = findUnsent();
    if (unsent) setStage({ name: 'unsent', unsent });
  });
  useEffect(() => {
    if (hash !== null) begin(hash);
  }, [hash]);

  /** It was hers: what opens her order comes from her own tab again, if from anywhere. */
  function claim() {
    if (stage.name !== 'unsent') return;
    const { withdrawal, key, at } = stage.unsent;
    const secret = offered?.number === withdrawal.number ? offered.secret : null;
    setStage({ name: 'review', withdrawal: { ...withdrawal, secret }, key, since: at });
  }

  /** It was somebody else's, who has gone. */
  function disown() {
    dropUnsent();
    setStage({ name: 'form' });
  }

  /** Answers what is wrong, for whoever has to lead there. */
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
    dropOffered();
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
    // What stood on the device alone is in no field yet, and of its lines only the codes are known by now.
    if (stage.name === 'review' && stage.since && !offered) {
      const { lines, words, ...rest } = stage.withdrawal;
      const told = lines.map(({ code, client, quantity }) =>
        [`${quantity} × ${code}`, client].filter(Boolean).join(', '),
      );
      setPrefill({ ...rest, words: [...told, words].filter(Boolean).join('\n') });
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
