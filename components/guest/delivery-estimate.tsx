'use client';

import { type FormEvent, useId, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import type { Country } from '@/lib/checkout/address/address';
import { isNumericPostalCode, isPostalCode } from '@/lib/checkout/address/postal-code';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { listShippingOptions } from '@/lib/checkout/draft/guest-draft-calls';
import { formatShippingMethod, formatWeightLimit } from '@/lib/checkout/shipping-texts';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatWeight } from '@/lib/i18n/weight';
import { formatRemark } from '@/lib/order/remark-texts';

type Props = {
  bag: GuestBag;
  place: GuestPlace;
  countries: Country[];
  words: { bag: Words<'guest.bag'>; shipping: Words<'checkout.shipping'>; remarks: Words<'checkout.remarks'> };
  onChoose: (place: GuestPlace) => void;
};

/** K11. Cost and time of delivery, before a guest has to give any details. */
export function DeliveryEstimate({ bag, place, countries, words, onChoose }: Props) {
  const said = words.bag;
  const heading = useId();
  const [typed, setTyped] = useState(place.postalCode);
  const [wrong, setWrong] = useState(false);
  const rules = countries.find(({ code }) => code === place.country);
  const { data, isValidating, mutate } = useSWR(['guest-ways', bag, place], () => listShippingOptions(bag, place), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const postalCode = typed.trim().toUpperCase();
    const fine = postalCode === '' || (rules !== undefined && isPostalCode(rules, postalCode));
    setWrong(!fine);
    if (!fine) return;
    if (postalCode === place.postalCode) void mutate();
    else onChoose({ ...place, postalCode });
  }
  return (
    <form className="guest-estimate" aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{said.delivery}</h2>
      <div className="guest-estimate-place">
        <Field label={said.country}>
          {(control) => (
            <Select
              {...control}
              autoComplete="country"
              value={place.country}
              onChange={({ target }) => {
                setTyped('');
                setWrong(false);
                onChoose({ country: target.value, postalCode: '' });
              }}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={said.postalCode} error={wrong && said.wrong}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="postal-code"
              inputMode={rules && isNumericPostalCode(rules) ? 'numeric' : undefined}
              maxLength={12}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" size="compact" pending={isValidating} pendingLabel={said.asking}>
        {said.ask}
      </Button>
      <div role="status">
        {data && !data.ok && <p className="bag-remark">{said.failed}</p>}
        {data?.ok && <Ways locale={bag.locale} shipping={data.data} words={words} />}
      </div>
    </form>
  );
}

function Ways({ locale, shipping, words }: { locale: Locale; shipping: ShippingOptions; words: Props['words'] }) {
  const there = shipping.methods.filter(({ available }) => available);
  if (shipping.zone === 'notServed' || there.length === 0) return <p className="bag-remark">{words.bag.notServed}</p>;
  return (
    <>
      <ul className="guest-ways">
        {there.map((method) => (
          <li key={method.code}>
            <span>
              {method.name}
              <span className="text-soft">{formatShippingMethod(method, locale, words.shipping)}</span>
            </span>
            <span>{method.costCents === 0 ? words.bag.free : formatPrice(method.costCents)}</span>
          </li>
        ))}
        {shipping.methods.map(
          ({ available, code, name, overGrams }) =>
            !available &&
            overGrams !== null && (
              <li key={code}>
                <span>
                  {name}
                  <span className="text-soft">{formatWeightLimit(overGrams, locale, words.shipping)}</span>
                </span>
              </li>
            ),
        )}
      </ul>
      {shipping.grams !== null && (
        <p className="text-soft">{fill(words.shipping.weighs, { weight: formatWeight(shipping.grams, locale) })}</p>
      )}
      {shipping.withoutVat && <p className="bag-remark">{words.shipping.withoutVatTitle}.</p>}
      {shipping.remarks.map((remark) => (
        <p key={remark.key} className="bag-remark">
          {formatRemark(remark, words.remarks)}
        </p>
      ))}
    </>
  );
}
