'use client';

import { useEffect, useState } from 'react';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/checkout';
import { blankGuest, type GuestValues } from '@/lib/guest/guest-form';
import { type Problems, recallPlace, recallTyped, takeProblems, toBought } from '@/lib/guest/guest-memory';
import { recallCustomer } from '@/lib/guest/known-customer';
import { answerOtherTabs, askOtherTabs } from '@/lib/guest/other-tabs';
import type { Locale } from '@/lib/i18n/routing';
import { GuestDataForm } from './guest-data-form';
import { GuestNothing, GuestOpening } from './guest-nothing';
import type { DataWords } from './words';

type InitialData = { defaults: GuestValues; problems: Problems | undefined };
type Props = { locale: Locale; alias: string; countries: Country[]; start: string; privacy: string; words: DataWords };

/** The buyer and the delivery address. */
export function GuestDataView(props: Props) {
  const { locale, alias, start, words } = props;
  const cart = useCartLines();
  const [found, setFound] = useState<InitialData | null>(null);
  useEffect(() => {
    let left = false;
    const leave = answerOtherTabs();
    void recallGuest().then((recalled) => {
      if (!left) setFound({ defaults: { ...blankGuest, country: start, ...recalled }, problems: takeProblems() });
    });
    return () => {
      left = true;
      leave();
    };
  }, [start]);

  if (cart.state === 'loading' || !found) return <GuestOpening words={words} />;
  if (cart.state === 'failed')
    return <GuestNothing problem={cart.problem} locale={locale} alias={alias} words={words} />;
  const lines = toBought(cart.lines);
  if (lines.length === 0) return <GuestNothing locale={locale} alias={alias} words={words} />;
  return <GuestDataForm {...props} bag={{ alias, locale, lines }} {...found} />;
}

/** From this tab, otherwise from another open tab, otherwise from what the device was asked to remember. */
async function recallGuest(): Promise<Partial<GuestValues>> {
  const typed = recallTyped();
  if (typed) return typed;
  const [elsewhere, known] = await Promise.all([askOtherTabs(), recallCustomer()]);
  return { ...recallPlace(), ...(known && { ...known, remember: true }), ...elsewhere };
}
