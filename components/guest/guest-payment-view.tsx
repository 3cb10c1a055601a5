'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { PlaceOrder } from '@/components/checkout/place-order';
import { clearCart } from '@/lib/cart/cart';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/address/address';
import { toGuestProblems } from '@/lib/checkout/address/address-mappers';
import type { GuestValues } from '@/lib/checkout/address/guest-form';
import { type LastChoices, recallLastChoices, storeRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import { keepProblems, recallChecked } from '@/lib/checkout/address/typed-guest';
import { forgetOrderChoices, listAvailableLines } from '@/lib/checkout/draft/guest-draft';
import { guestOrderPath, guestPath } from '@/lib/checkout/guest-paths';
import { goToPaymentHandover } from '@/lib/checkout/place/go-to-payment';
import { guestOrderCalls } from '@/lib/checkout/place/guest-order-calls';
import type { GuestAgreement } from '@/lib/checkout/place/placement';
import { isCardRefused } from '@/lib/checkout/place/placement-mappers';
import { usePlaceOrder } from '@/lib/checkout/place/use-place-order';
import { useStoreRedirect } from '@/lib/checkout/place/use-store-redirect';
import { emitShopEvent, toTrackedItem } from '@/lib/consent/shop-events';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { GuestPaymentForm } from './guest-payment-form';
import { GuestDataMissing, GuestLoading, GuestNothingToBuy } from './guest-states';
import type { GuestPaymentWords } from './words';

type Props = {
  locale: Locale;
  alias: string;
  countries: Country[];
  terms: string;
  /** The legal notice that has to be read before the button. */
  guarantee: ReactNode;
  /** Whether the shop takes gift cards. */
  offersCards: boolean;
  words: GuestPaymentWords;
  onMove?: (address: string) => void;
};

/** The details that the tab has, and what a remembered guest chose in the last order. */
type GuestDetails = { values: GuestValues | null; last: LastChoices | null };

/**
 * Bag and details are on the device: the order can be placed if both are there. An order whose answer was lost comes
 * first, even if the bag has changed meanwhile.
 */
export function GuestPaymentView({ locale, alias, countries, terms, guarantee, offersCards, words, onMove }: Props) {
  const cart = useCartLines();
  const [known, setKnown] = useState<GuestDetails | null>(null);
  const pressed = useRef<GuestAgreement | null>(null);
  const [changed, setChanged] = useState<ComponentProps<typeof GuestPaymentForm>['changed']>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let left = false;
    const values = recallChecked();
    void (values?.remember ? recallLastChoices() : Promise.resolve(null)).then((last) => {
      if (!left) setKnown({ values, last });
    });
    return () => {
      left = true;
    };
  }, []);
  const { placing, place, ask } = usePlaceOrder(guestOrderCalls(alias), {
    // The store where the button was pressed, even if the page is in another one by now.
    onPlaced: (order, payment, store) => {
      forgetOrderChoices();
      if (cart.state === 'ready')
        emitShopEvent({ name: 'add_payment_info', items: listAvailableLines(cart.lines).map(toTrackedItem) });
      const chosen = pressed.current;
      const kept =
        chosen?.values.remember &&
        storeRememberedGuest(chosen.values, { shipping: chosen.shipping, tender: chosen.tender });
      void Promise.all([clearCart(), kept]).then(() => {
        if (payment) goToPaymentHandover(locale, store, order, payment);
        else window.location.assign(localePath(locale, guestOrderPath(store, order)));
      });
    },
    onChanged: (differences, remark) => setChanged({ differences, remark }),
    onRefused: (failure) => {
      const { fields } = failure;
      // Asked again, the price says which card no longer counts.
      if (isCardRefused(failure)) setChanged({ differences: [], remark: undefined });
      const problems = toGuestProblems(fields);
      if (!problems) return;
      // Problems with the guest's details are shown at their fields.
      keepProblems(problems);
      window.location.assign(localePath(locale, guestPath(alias, 'clientdata')));
    },
  });
  const { state } = placing;
  const isOpen = state === 'ready' || state === 'failed' || state === 'changed';
  const follow = useStoreRedirect({ locale, alias, step: 'payment', stays: !isOpen, onMove });
  const isGone = state === 'unknown' || state === 'placed' || state === 'leaving' || (asking && state === 'sending');

  if (isGone) {
    return (
      <PlaceOrder
        placing={placing}
        waiting={false}
        totalCents={null}
        obstacles={null}
        words={words}
        onPlace={() => {}}
        onAsk={() => {
          setAsking(true);
          void ask();
        }}
      />
    );
  }
  if (cart.state === 'loading' || !known) return <GuestLoading words={words} />;
  if (cart.state === 'failed')
    return <GuestNothingToBuy problem={cart.problem} locale={locale} alias={alias} words={words} />;
  const lines = listAvailableLines(cart.lines);
  if (lines.length === 0) return <GuestNothingToBuy locale={locale} alias={alias} words={words} />;
  const { values, last } = known;
  if (!values || !countries.some(({ code }) => code === values.country))
    return <GuestDataMissing locale={locale} alias={alias} words={words} />;
  return (
    <GuestPaymentForm
      bag={{ alias, locale, lines }}
      values={values}
      last={last}
      terms={terms}
      guarantee={guarantee}
      offersCards={offersCards}
      changed={changed}
      placing={state === 'changed' ? { state: 'ready' } : placing}
      words={words}
      onPlace={(agreement) => {
        setAsking(false);
        // The order is placed only in the store that the strip names.
        if (follow()) return;
        pressed.current = agreement;
        void place(agreement);
      }}
    />
  );
}
