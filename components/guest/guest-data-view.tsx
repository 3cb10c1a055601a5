'use client';

import { useEffect, useState } from 'react';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/checkout';
import { toBought } from '@/lib/guest/bought';
import { blankGuest, type GuestValues } from '@/lib/guest/guest-form';
import { type Problems, recallPlace, recallTyped, takeProblems } from '@/lib/guest/guest-memory';
import { recallCustomer } from '@/lib/guest/known-customer';
import type { Locale } from '@/lib/i18n/routing';
import { GuestDataForm } from './guest-data-form';
import { GuestNothing, GuestOpening } from './guest-nothing';
import type { DataWords } from './words';

type Found = { defaults: GuestValues; problems: Problems | undefined };
type Props = { locale: Locale; alias: string; countries: Country[]; start: string; privacy: string; words: DataWords };

/** Who buys and where it goes. What she typed in this tab comes first, then what the device was asked to remember. */
export function GuestDataView(props: Props) {
  const { locale, alias, start, words } = props;
  const cart = useCartLines();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let left = false;
    const typed = recallTyped();
    const place = recallPlace();
    void Promise.resolve(typed ? null : recallCustomer()).then((known) => {
      if (left) return;
      const first = { ...blankGuest, country: start, ...place, ...(known && { ...known, remember: true }) };
      setFound({ defaults: { ...first, ...typed }, problems: takeProblems() });
    });
    return () => {
      left = true;
    };
  }, [start]);

  if (cart.state === 'loading' || !found) return <GuestOpening words={words} />;
  if (cart.state === 'failed')
    return <GuestNothing problem={cart.problem} locale={locale} alias={alias} words={words} />;
  const lines = toBought(cart.lines);
  if (lines.length === 0) return <GuestNothing locale={locale} alias={alias} words={words} />;
  return <GuestDataForm {...props} bag={{ alias, locale, lines }} {...found} />;
}
