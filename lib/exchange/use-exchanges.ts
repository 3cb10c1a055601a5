'use client';

import { useState } from 'react';
import useSWR from 'swr';
import type { OrderKey } from '@/lib/checkout/checkout';
import type { Locale } from '@/lib/i18n/routing';
import { type ExchangeableLine, type ExchangeWish, readExchangeForm } from './exchange';
import { readExchanges, requestExchange } from './exchange-calls';

export type ExchangeTrouble = 'changed' | 'tooMany' | 'away' | 'pick';
/** The choice, with a key of its own: pressed twice it is requested once. */
type ExchangeChoice = { wishes: ExchangeWish[]; key: string };

/** The two steps of an exchange; the choice stays in the form's fields during the second one. */
export function useExchanges(order: OrderKey, locale: Locale) {
  const { data: answer, mutate } = useSWR(['exchanges', order.number, order.secret], () => readExchanges(order));
  const [chosen, setChosen] = useState<ExchangeChoice | null>(null);
  const [trouble, setTrouble] = useState<ExchangeTrouble | null>(null);
  const [sending, setSending] = useState(false);
  /** Number of the exchange that was just requested. */
  const [received, setReceived] = useState<string | null>(null);

  function review(form: HTMLFormElement, lines: readonly ExchangeableLine[]): void {
    const wishes = readExchangeForm(new FormData(form), lines);
    setTrouble(wishes.length === 0 ? 'pick' : null);
    setReceived(null);
    if (wishes.length > 0) setChosen({ wishes, key: crypto.randomUUID() });
  }

  function change(): void {
    setChosen(null);
    setTrouble(null);
  }

  async function confirm(): Promise<void> {
    if (!chosen || sending) return;
    setSending(true);
    setTrouble(null);
    const asked = await requestExchange(order, chosen.wishes, { locale, key: chosen.key });
    setSending(false);
    if (asked.ok) {
      setChosen(null);
      setReceived(asked.data.asked[0]?.number ?? null);
      await mutate(asked, { revalidate: false });
      return;
    }
    if (asked.kind !== 'conflict' && asked.kind !== 'invalid')
      return setTrouble(asked.key === 'error.tooMany' ? 'tooMany' : 'away');
    // The choice has to be made again from what is available now.
    await mutate();
    setChosen(null);
    setTrouble('changed');
  }

  const look = () => void mutate();

  return { answer, chosen, trouble, sending, received, review, change, confirm, look };
}
