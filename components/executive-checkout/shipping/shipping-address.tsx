'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { FailureWords } from '@/components/order/failure-note';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Country, DeliveryBook, Destination } from '@/lib/checkout/address/address';
import {
  type AddressDraft,
  closeDraft,
  isDrafting,
  keepDraft,
  recallDraft,
} from '@/lib/checkout/address/address-draft';
import { addressLines, fullName } from '@/lib/checkout/address/address-text';
import type { DeliveryAnswer } from '@/lib/checkout/draft/draft-mappers';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Address } from '@/lib/order/delivery';
import type { Person } from '@/lib/order/order-line';
import { AddressForm } from './address-form';

const fresh = 'new';

type Props = {
  locale: Locale;
  destination: Destination;
  /** The order's current address, if it belongs to this destination. */
  current: Address | null;
  /** The addresses to choose from. */
  known: Address[];
  /** The form of another address is open. */
  typing: boolean;
  formId: string;
  book: DeliveryBook;
  /** The client, if the order goes to one. */
  person: Person | null;
  countries: Country[];
  words: { shipping: Words<'checkout.shipping'>; forms: Words<'forms'>; failures: FailureWords };
  onTyping: (typing: boolean) => void;
  onSending: (sending: boolean) => void;
  onChoose: (id: string) => void;
  onKept: (answer: DeliveryAnswer, button: HTMLElement | null) => void;
};

/** Chooses a known address for this destination, or opens the form for another one. */
export function ShippingAddress(props: Props) {
  const { locale, destination, current, known, typing, countries, words, onTyping, onChoose, onKept } = props;
  const said = words.shipping;
  // Null while the order's own address applies.
  const [chosen, setChosen] = useState<string | null>(null);
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const value = typing ? fresh : (chosen ?? current?.id ?? '');
  const resume = useEffectEvent(() => {
    if (isDrafting(destination) || (typing && recallDraft(destination))) openForm();
  });
  useEffect(() => resume(), []);

  function openForm(): void {
    const kept = recallDraft(destination);
    setDraft(kept);
    onTyping(true);
    if (kept) keepDraft(destination, kept);
  }
  function choose(id: string): void {
    if (id === fresh) {
      openForm();
      return;
    }
    closeDraft();
    onTyping(false);
    setChosen(id);
    onChoose(id);
  }
  return (
    <>
      <RadioGroup
        legend={<h2>{said.address}</h2>}
        name="address"
        value={value}
        onValueChange={choose}
        options={[
          ...known.map((address) => ({
            value: address.id,
            label: fullName(address) + (address.isDefault ? ` · ${said.default}` : ''),
            hint: addressLines(address, locale).join(', '),
          })),
          { value: fresh, label: said.newAddress },
        ]}
      />
      {typing && (
        <AddressForm
          // A new key restarts the form once its draft is found.
          key={draft ? 'kept' : 'blank'}
          id={props.formId}
          destination={destination}
          countries={countries}
          start={toStart(props)}
          draft={draft}
          words={{ form: said.form, forms: words.forms, failures: words.failures }}
          onSending={props.onSending}
          onKept={(answer, button) => {
            setChosen(null);
            setDraft(null);
            onTyping(false);
            onKept(answer, button);
          }}
        />
      )}
    </>
  );
}

function toStart({ book, person, countries }: Props) {
  const country = book.addresses.find(({ isDefault }) => isDefault)?.country ?? countries[0]?.code ?? '';
  if (!person) return { firstName: book.firstName, lastName: book.lastName, phone: book.phone ?? '', country };
  const [firstName = '', ...rest] = person.name.split(' ');
  return { firstName, lastName: rest.join(' '), phone: '', country };
}
