'use client';

import { useEffect, useState } from 'react';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/address/address';
import { blankGuest, type GuestValues } from '@/lib/checkout/address/guest-form';
import { recallRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import {
  type GuestProblems,
  readTypedInOtherTabs,
  recallTyped,
  shareTypedWithOtherTabs,
  takeProblems,
} from '@/lib/checkout/address/typed-guest';
import { listAvailableLines, recallPlace } from '@/lib/checkout/draft/guest-draft';
import type { Locale } from '@/lib/i18n/routing';
import { GuestDataForm } from './guest-data-form';
import { GuestLoading, GuestNothingToBuy } from './guest-states';
import type { GuestDataWords } from './words';

type InitialData = { defaults: GuestValues; problems: GuestProblems | undefined };
type Props = {
  locale: Locale;
  alias: string;
  countries: Country[];
  start: string;
  privacy: string;
  words: GuestDataWords;
};

/** The buyer and the delivery address. */
export function GuestDataView(props: Props) {
  const { locale, alias, start, words } = props;
  const cart = useCartLines();
  const [found, setFound] = useState<InitialData | null>(null);
  useEffect(() => {
    let left = false;
    const leave = shareTypedWithOtherTabs();
    void recallGuest().then((recalled) => {
      if (!left) setFound({ defaults: { ...blankGuest, country: start, ...recalled }, problems: takeProblems() });
    });
    return () => {
      left = true;
      leave();
    };
  }, [start]);

  if (cart.state === 'loading' || !found) return <GuestLoading words={words} />;
  if (cart.state === 'failed')
    return <GuestNothingToBuy problem={cart.problem} locale={locale} alias={alias} words={words} />;
  const lines = listAvailableLines(cart.lines);
  if (lines.length === 0) return <GuestNothingToBuy locale={locale} alias={alias} words={words} />;
  return <GuestDataForm {...props} bag={{ alias, locale, lines }} {...found} />;
}

/** From this tab, otherwise from another open tab, otherwise from what the device was asked to remember. */
async function recallGuest(): Promise<Partial<GuestValues>> {
  const typed = recallTyped();
  if (typed) return typed;
  const [elsewhere, known] = await Promise.all([readTypedInOtherTabs(), recallRememberedGuest()]);
  return { ...recallPlace(), ...(known && { ...known, remember: true }), ...elsewhere };
}
