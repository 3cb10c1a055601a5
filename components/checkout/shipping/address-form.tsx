'use client';

import { useCallback, useMemo, useState } from 'react';
import { AddressFields } from '@/components/address/address-fields';
import { Form } from '@/components/forms/form';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { type AddressDraft, forgetDraft, keepDraft } from '@/lib/checkout/address-draft';
import { type AddressValues, addressForm, blankAddress } from '@/lib/checkout/address-form';
import type { Country } from '@/lib/checkout/checkout';
import type { DeliveryAnswer } from '@/lib/checkout/checkout-mappers';
import { addressFieldOfWire, type Destination, sendToNewAddress } from '@/lib/checkout/checkout-mutations';
import type { Words } from '@/lib/i18n/words';
import type { Failure } from '@/lib/result';

type Props = {
  destination: Destination;
  countries: Country[];
  start: Pick<AddressValues, 'firstName' | 'lastName' | 'phone' | 'country'>;
  /** What she had typed before the page was left. */
  draft: AddressDraft | null;
  words: { form: Words<'checkout.shipping.form'>; forms: Words<'forms'>; failures: FailureWords };
  onKept: (answer: DeliveryAnswer) => void;
};

/** An address by the rules of its country; half-typed it stays in this tab until it is saved. */
export function AddressForm({ destination, countries, start, draft, words, onKept }: Props) {
  const said = words.form;
  const schema = useMemo(() => addressForm(countries), [countries]);
  const [signedOut, setSignedOut] = useState<{ failure: Failure; values: AddressValues } | null>(null);
  const send = (values: AddressValues) => sendToNewAddress(destination, values);
  const onTyped = useCallback((values: AddressDraft) => keepDraft(destination, values), [destination]);

  function done(answer: DeliveryAnswer): void {
    forgetDraft(destination);
    onKept(answer);
  }

  async function sendAgain(values: AddressValues): Promise<void> {
    const result = await send(values);
    if (result.ok) return done(result.data);
    setSignedOut({ failure: result, values });
  }
  return (
    <section aria-label={said.title} className="address-form">
      <FailureNote
        failure={signedOut?.failure ?? null}
        words={words.failures}
        onRetry={() => signedOut && void sendAgain(signedOut.values)}
      />
      <Form<AddressValues, DeliveryAnswer>
        schema={schema}
        defaults={{ ...blankAddress, ...start, ...draft }}
        words={{ ...words.forms, wrong: { ...words.forms.wrong, ...said.wrong } }}
        fieldOfWire={addressFieldOfWire}
        send={send}
        onDone={done}
        onTyped={onTyped}
        onFailure={(failure, values) => {
          const ended = failure.kind === 'signed-out';
          setSignedOut(ended ? { failure, values } : null);
          return ended;
        }}
        submit={said.submit}
        pending={said.pending}
      >
        <AddressFields
          countries={countries}
          keepLabel={destination.to === 'client' ? said.keepClient : said.keep}
          words={said}
        />
      </Form>
    </section>
  );
}
