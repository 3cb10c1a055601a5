'use client';

import { useMemo, useState } from 'react';
import { Form } from '@/components/forms/form';
import { AddressFields } from '@/components/order/address-fields';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { ownDataPath } from '@/lib/access/route-access';
import type { OwnData } from '@/lib/account/own-data';
import { ownAddressFieldOfWire, removeOwnAddress, saveOwnAddress } from '@/lib/account/own-data-mutations';
import type { Country } from '@/lib/checkout/address/address';
import { type AddressValues, addressForm, blankAddress } from '@/lib/checkout/address/address-form';
import { addressLines, fullName } from '@/lib/checkout/address/address-text';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Address } from '@/lib/order/delivery';
import type { Result } from '@/lib/result';

type Props = {
  locale: Locale;
  data: OwnData;
  countries: Country[];
  words: {
    book: Words<'ownData.book'>;
    form: Words<'checkout.shipping.form'>;
    forms: Words<'forms'>;
  };
};

const toValues = (address: Address): AddressValues => ({
  firstName: address.firstName,
  lastName: address.lastName,
  line1: address.line1,
  line2: address.line2,
  postalCode: address.postalCode,
  town: address.town,
  state: address.state ?? '',
  country: address.country,
  phone: address.phone ?? '',
  instructions: address.instructions,
  keep: true,
});

/** The executive's address book: one address is the default, which every order starts with. */
export function OwnAddresses({ locale, data, countries, words: { book: said, form, forms } }: Props) {
  const { addresses, version } = data;
  const schema = useMemo(() => addressForm(countries), [countries]);
  /** The id of the one in the form; empty for a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const again = () => window.location.assign(`${localePath(locale, ownDataPath)}?saved=1#addresses`);

  async function run(id: string, action: Promise<Result<null>>) {
    setPending(id);
    setFailed(false);
    const result = await action;
    setPending(null);
    if (result.ok) return again();
    setFailed(true);
  }
  const [country] = countries;
  const edited = addresses.find(({ id }) => id === open);
  return (
    <>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && said.failed}
      </p>
      {addresses.length === 0 && <p className="text-soft">{said.none}</p>}
      <ul className="own-addresses">
        {addresses.map((address) => (
          <li key={address.id}>
            <address>
              <span className="own-address-name">
                {fullName(address)} {address.isDefault && <Badge>{said.usual}</Badge>}
              </span>
              {addressLines(address, locale).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {asked === address.id ? (
              <fieldset>
                <legend>{fill(said.removeAsk, { line: address.line1 })}</legend>
                <div className="actions">
                  <Button
                    ref={takeFocus}
                    variant="secondary"
                    pending={pending === address.id}
                    onClick={() => void run(address.id, removeOwnAddress(version, address.id))}
                  >
                    {said.removeYes}
                  </Button>
                  <Button variant="quiet" onClick={() => setAsked(null)}>
                    {said.removeNo}
                  </Button>
                </div>
              </fieldset>
            ) : (
              <div className="actions">
                <Button
                  variant="quiet"
                  aria-label={fill(said.changeLabel, { line: address.line1 })}
                  onClick={() => setOpen(address.id)}
                >
                  {said.change}
                </Button>
                {!address.isDefault && (
                  <Button
                    variant="quiet"
                    aria-label={fill(said.makeUsualLabel, { line: address.line1 })}
                    pending={pending === address.id}
                    onClick={() =>
                      void run(
                        address.id,
                        saveOwnAddress(version, { id: address.id, usual: true, values: toValues(address) }),
                      )
                    }
                  >
                    {said.makeUsual}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={fill(said.removeLabel, { line: address.line1 })}
                  onClick={() => setAsked(address.id)}
                >
                  {said.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === null && country && (
        <Button variant="secondary" onClick={() => setOpen('')}>
          {said.add}
        </Button>
      )}
      {open !== null && (
        <section className="own-address-form" aria-label={edited ? said.changeTitle : said.add}>
          <h3>{edited ? said.changeTitle : said.add}</h3>
          <Form<AddressValues, null>
            key={open}
            schema={schema}
            defaults={
              edited
                ? toValues(edited)
                : {
                    ...blankAddress,
                    firstName: data.givenName,
                    lastName: data.familyName,
                    phone: data.phone,
                    country: addresses[0]?.country ?? country?.code ?? '',
                  }
            }
            words={{ ...forms, wrong: { ...forms.wrong, ...form.wrong } }}
            fieldOfWire={ownAddressFieldOfWire}
            send={(values) => saveOwnAddress(version, { id: edited?.id, usual: edited?.isDefault ?? false, values })}
            onDone={again}
            submit={said.save}
            pending={said.saving}
          >
            <AddressFields countries={countries} keepLabel={null} words={form} />
          </Form>
          <Button variant="quiet" onClick={() => setOpen(null)}>
            {said.close}
          </Button>
        </section>
      )}
    </>
  );
}
