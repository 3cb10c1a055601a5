'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ShippingMethods } from '@/components/checkout/shipping-methods';
import { TaxZoneNotice } from '@/components/checkout/tax-zone-notice';
import { useRequestQueue } from '@/components/executive-checkout/use-request-queue';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import type { Country, DeliveryBook, Destination } from '@/lib/checkout/address/address';
import { openDraftDestination } from '@/lib/checkout/address/address-draft';
import { stepPath } from '@/lib/checkout/checkout-rules';
import type { DeliveryAnswer } from '@/lib/checkout/draft/draft-mappers';
import { chooseShipping, deliverToAddress, type ShippingChoice } from '@/lib/checkout/draft/executive-draft-mutations';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Address, Delivery } from '@/lib/order/delivery';
import type { Person } from '@/lib/order/order-line';
import { ShippingAddress } from './shipping-address';
import { ShippingDestination } from './shipping-destination';
import { ShippingNextButton, ShippingSum } from './shipping-sum';

type Props = {
  locale: Locale;
  start: DeliveryAnswer;
  /** The only person with lines in this order; only then can it be sent straight to that person. */
  only: Person | null;
  book: DeliveryBook;
  /** The shipping method of the last order. */
  lastMethod: string | null;
  bag: string;
  countries: Country[];
  words: {
    shipping: Words<'checkout.shipping'>;
    zones: Words<'checkout.zones'>;
    remarks: Words<'checkout.remarks'>;
    forms: Words<'forms'>;
    failures: FailureWords;
  };
};

/** Each choice is saved in the order as soon as it is made, so that leaving the page loses none. */
export function ShippingView({ locale, start, only, book, lastMethod, bag, countries, words }: Props) {
  const [answer, setAnswer] = useState(start);
  const version = useRef(start.version);
  const [destination, setDestination] = useState<Destination | null>(() => toDestination(start, only));
  const [missing, setMissing] = useState(false);
  // Shown at once; the order's own value replaces it once it is saved.
  const [wanted, setWanted] = useState<ShippingChoice | null>(null);
  // The destination whose new address is being typed; until it is saved, the order keeps its former one.
  const [typed, setTyped] = useState<Destination | null>(null);
  const [sending, setSending] = useState(false);
  const formId = useId();
  const step = useRef<HTMLButtonElement>(null);
  const methods = useRef<HTMLDivElement>(null);
  const writes = useRequestQueue();
  const said = words.shipping;
  const { delivery, shipping, totals } = answer;
  const payment = localePath(locale, stepPath('payment'));
  const kept = destination !== null && isSame(destination, toDestination(answer, only)) ? delivery.address : null;
  const known = toKnown(kept, destination, book);
  const typing = destination !== null && (known.length === 0 || isSame(destination, typed));
  const goesTo = typing ? null : kept;

  const resume = useEffectEvent(() => {
    const open = openDraftDestination();
    if (open && (open.to === 'executive' || only?.id === open.client)) setDestination(open);
  });
  useEffect(() => resume(), []);

  function take(next: DeliveryAnswer): void {
    // A new address is sent separately, so two answers may arrive out of order.
    if (next.version < version.current) return;
    version.current = next.version;
    setAnswer(next);
    setMissing(false);
  }
  function choose(choice: ShippingChoice): void {
    setWanted(choice);
    writes.write(
      'method',
      () => chooseShipping(version.current, choice),
      (next) => {
        take(next);
        // A later choice is still being saved.
        setWanted((now) => (now === choice ? null : now));
      },
    );
  }

  const isChosen = (address: Address | null, { method }: Delivery) =>
    address !== null && (Boolean(wanted?.method) || method !== null);
  /** Waits for the writes that are under way. */
  function goOn(chosen: boolean): void {
    if (chosen) return void writes.settled().then((fine) => fine && window.location.assign(payment));
    setMissing(true);
    methods.current?.focus();
  }

  return (
    <div className="checkout-columns">
      <div className="checkout-main">
        <FailureNote failure={writes.failure} words={words.failures} onRetry={writes.retry} />
        <ShippingDestination destination={destination} only={only} bag={bag} words={said} onChoose={setDestination} />
        {destination && (
          <ShippingAddress
            key={destination.to === 'client' ? destination.client : 'executive'}
            locale={locale}
            destination={destination}
            current={kept}
            known={known}
            typing={typing}
            formId={formId}
            book={book}
            person={destination.to === 'client' ? only : null}
            countries={countries}
            words={words}
            onChoose={(id) => writes.write('address', () => deliverToAddress(destination, id), take)}
            onTyping={(open) => setTyped(open ? destination : null)}
            onSending={setSending}
            onKept={(next, button) => {
              take(next);
              if (button !== null && button === step.current) goOn(isChosen(next.delivery.address, next.delivery));
            }}
          />
        )}
        <div ref={methods} tabIndex={-1} className="checkout-main">
          {goesTo ? (
            <>
              <TaxZoneNotice
                zone={shipping.zone}
                remarks={shipping.remarks}
                title={said.withoutVatTitle}
                words={words}
              />
              <ShippingMethods
                locale={locale}
                shipping={shipping}
                choice={wanted ?? toChoice(delivery)}
                last={lastMethod}
                error={missing ? said.chooseMethod : undefined}
                words={words}
                onChoose={choose}
              />
            </>
          ) : (
            <p className="text-soft">{said.chooseAddress}</p>
          )}
        </div>
      </div>
      <aside className="checkout-side">
        <ShippingSum totals={totals} hasMethod={goesTo !== null && delivery.method !== null} words={said} />
        <p role="status" className="checkout-saved">
          {writes.pending ? said.saving : writes.saved && !typing && said.saved}
        </p>
        <ShippingNextButton
          href={payment}
          form={typing ? formId : null}
          sending={sending}
          button={step}
          words={said}
          onPress={() => {
            const chosen = isChosen(kept, delivery);
            if (chosen && !writes.pending) return true;
            goOn(chosen);
            return false;
          }}
        />
      </aside>
    </div>
  );
}

/** An address that was not kept in the book is still the order's address. */
function toKnown(current: Address | null, destination: Destination | null, book: DeliveryBook): Address[] {
  const known = destination?.to === 'client' ? book.ofClient : book.addresses;
  return current && !known.some(({ id }) => id === current.id) ? [current, ...known] : known;
}

const toChoice = ({ method, discreet }: Delivery): ShippingChoice => ({
  method: method?.code ?? '',
  discreet,
});

/** If the order was sent to a client before others joined, it has no destination until one is chosen again. */
const toDestination = ({ delivery: { to, client } }: DeliveryAnswer, only: Person | null): Destination | null => {
  if (to === 'executive' || !client) return { to: 'executive' };
  return client.id === only?.id ? { to, client: client.id } : null;
};

const isSame = (a: Destination, b: Destination | null) =>
  a.to === b?.to && (a.to === 'executive' || (b.to === 'client' && a.client === b.client));
