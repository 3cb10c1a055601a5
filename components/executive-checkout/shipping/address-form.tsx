'use client';

import { useCallback, useMemo, useState } from 'react';
import { Form } from '@/components/forms/form';
import { AddressFields } from '@/components/order/address-fields';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import type { Country, Destination } from '@/lib/checkout/address/address';
import { type AddressDraft, forgetDraft, keepDraft } from '@/lib/checkout/address/address-draft';
import { type AddressValues, addressForm, blankAddress } from '@/lib/checkout/address/address-form';
import { addressFieldOfWire } from '@/lib/checkout/address/address-mappers';
import type { DeliveryAnswer } from '@/lib/checkout/draft/draft-mappers';
import { deliverToNewAddress } from '@/lib/checkout/draft/executive-draft-mutations';
import type { Words } from '@/lib/i18n/message-texts';
import type { Failure } from '@/lib/result';

type Props = {
  /** The form's id, which the step's button submits. */
  id: string;
  destination: Destination;
  countries: Country[];
  start: Pick<AddressValues, 'firstName' | 'lastName' | 'phone' | 'country'>;
  /** What was typed before the page was left. */
  draft: AddressDraft | null;
  words: { form: Words<'checkout.shipping.form'>; forms: Words<'forms'>; failures: FailureWords };
  onSending: (sending: boolean) => void;
  /** `button` is the one that was pressed. */
  onKept: (answer: DeliveryAnswer, button: HTMLElement | null) => void;
};

/** An address by the rules of its country; half-typed it stays in this tab until it is saved. */
export function AddressForm({ id, destination, countries, start, draft, words, onSending, onKept }: Props) {
  const said = words.form;
  const schema = useMemo(() => addressForm(countries), [countries]);
  const [signedOut, setSignedOut] = useState<{ failure: Failure; values: AddressValues } | null>(null);
  const onTyped = useCallback((values: AddressDraft) => keepDraft(destination, values), [destination]);

  async function send(values: AddressValues) {
    onSending(true);
    const result = await deliverToNewAddress(destination, values);
    onSending(false);
    return result;
  }
  function done(answer: DeliveryAnswer, button: HTMLElement | null = null): void {
    forgetDraft(destination);
    onKept(answer, button);
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
        id={id}
        schema={schema}
        defaults={{ ...blankAddress, ...start, ...draft }}
        words={{ ...words.forms, wrong: { ...words.forms.wrong, ...said.wrong } }}
        fieldOfWire={addressFieldOfWire}
        send={send}
        onDone={(answer, _, button) => done(answer, button)}
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
