'use client';

import { useCallback, useMemo, useState } from 'react';
import { Form } from '@/components/forms/form';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import type { Country } from '@/lib/checkout/address/address';
import { guestFieldOfWire } from '@/lib/checkout/address/address-mappers';
import { type GuestValues, guestForm } from '@/lib/checkout/address/guest-form';
import { isPostalCode } from '@/lib/checkout/address/postal-code';
import { storeRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import { type GuestProblems, keepChecked, keepTyped } from '@/lib/checkout/address/typed-guest';
import type { GuestBag, GuestPlace, GuestPrice } from '@/lib/checkout/draft/guest-draft';
import { noChoice, recallCoupon } from '@/lib/checkout/draft/guest-draft';
import { checkPlace } from '@/lib/checkout/draft/guest-draft-calls';
import { guestPath } from '@/lib/checkout/guest-paths';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { GuestFields } from './guest-fields';
import { GuestSum } from './guest-sum';
import type { GuestDataWords } from './words';

type Props = {
  locale: Locale;
  alias: string;
  bag: GuestBag;
  countries: Country[];
  defaults: GuestValues;
  /** Problems with the details that the backend found after this step. */
  problems: GuestProblems | undefined;
  privacy: string;
  words: GuestDataWords;
};

const placeOf = (countries: Country[], { country = '', postalCode = '' }: Partial<GuestValues>): GuestPlace => {
  const rules = countries.find(({ code }) => code === country);
  return { country, postalCode: rules && isPostalCode(rules, postalCode) ? postalCode.trim().toUpperCase() : '' };
};

/** Keeps every letter typed; on submit it checks whether we deliver there and at which price. */
export function GuestDataForm({ locale, alias, bag, countries, defaults, problems, privacy, words }: Props) {
  const said = words.data;
  const schema = useMemo(() => guestForm(countries), [countries]);
  const [place, setPlace] = useState(() => placeOf(countries, defaults));
  const onTyped = useCallback(
    (values: Partial<GuestValues>) => {
      keepTyped(values);
      setPlace((was) => {
        const next = placeOf(countries, values);
        return next.country === was.country && next.postalCode === was.postalCode ? was : next;
      });
    },
    [countries],
  );

  const send = (values: GuestValues) =>
    checkPlace({ bag, place: placeOf(countries, values), coupon: recallCoupon(), choice: noChoice });
  async function done(_: GuestPrice, values: GuestValues): Promise<void> {
    keepTyped(values);
    keepChecked(values);
    await storeRememberedGuest(values);
    window.location.assign(localePath(locale, guestPath(alias, 'payment')));
  }
  return (
    <div className="checkout-columns">
      <Form<GuestValues, GuestPrice>
        schema={schema}
        defaults={defaults}
        words={{ ...words.forms, wrong: { ...words.forms.wrong, ...words.form.wrong, notServed: said.notServed } }}
        fieldOfWire={guestFieldOfWire}
        send={send}
        onDone={(price, values) => void done(price, values)}
        onTyped={onTyped}
        problems={problems}
        submit={said.submit}
        pending={said.pending}
      >
        <GuestFields countries={countries} words={words} />
        <p className="text-soft">
          {said.privacy}{' '}
          <Link href={privacy} className={linkClass()}>
            {said.privacyLink}
          </Link>
        </p>
      </Form>
      <aside className="checkout-side" aria-label={said.sum}>
        <GuestSum bag={bag} place={place} words={words} />
      </aside>
    </div>
  );
}
