'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { recallRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import { readTypedInOtherTabs, recallTyped } from '@/lib/checkout/address/typed-guest';
import type { GiftCardTerms } from '@/lib/gift-card/gift-card';
import { blankGiftCard, type GiftCardValues } from '@/lib/gift-card/gift-card-form';
import { recallTypedGiftCard } from '@/lib/gift-card/typed-gift-card';
import type { Locale } from '@/lib/i18n/routing';
import { BuyGiftCardForm, type BuyGiftCardWords } from './buy-gift-card-form';

type Props = {
  locale: Locale;
  alias: string;
  terms: GiftCardTerms;
  /** Of a telephone number without one. */
  prefix: string;
  words: BuyGiftCardWords;
};

/** What was typed before, and a buyer whom the device knows. */
export function BuyGiftCardView(props: Props) {
  const { locale } = props;
  const [defaults, setDefaults] = useState<Partial<GiftCardValues> | null>(null);
  useEffect(() => {
    let left = false;
    void recallBuyer().then((buyer) => {
      if (!left) setDefaults({ ...blankGiftCard, recipientLocale: locale, ...buyer, ...recallTypedGiftCard() });
    });
    return () => {
      left = true;
    };
  }, [locale]);
  if (!defaults) return <Skeleton className="h-96" />;
  return <BuyGiftCardForm {...props} defaults={defaults} />;
}

type Buyer = Pick<GiftCardValues, 'firstName' | 'lastName' | 'email' | 'phone' | 'remember'>;

/** From the checkout in this tab, otherwise from another open tab, otherwise from what the device remembers. */
async function recallBuyer(): Promise<Partial<Buyer>> {
  const typed = recallTyped() ?? (await readTypedInOtherTabs());
  const known = await recallRememberedGuest();
  const { firstName = '', lastName = '', email = '', phone = '' } = { ...known, ...typed };
  return { firstName, lastName, email, phone, remember: known !== null };
}
