'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import type { Country } from '@/lib/checkout/address/address';
import type { AddressValues } from '@/lib/checkout/address/address-form';
import { findStateByPostalCode, zoneOf } from '@/lib/checkout/address/postal-code';
import { useStatesAndTowns } from '@/lib/checkout/address/use-states-and-towns';
import { fill, type Words } from '@/lib/i18n/message-texts';
import './address.css';

type Props = {
  countries: Country[];
  /** Label of the checkbox that keeps the address; null if it is always kept. */
  keepLabel: string | null;
  words: Words<'checkout.shipping.form'>;
};

/** The country decides about states, towns and the postal code; the postal code about VAT. */
export function AddressFields({ countries, keepLabel, words }: Props) {
  const towns = useId();
  const { setValue, formState } = useFormContext<AddressValues>();
  const [country, state, postalCode] = useWatch<AddressValues, ['country', 'state', 'postalCode']>({
    name: ['country', 'state', 'postalCode'],
  });
  const rules = countries.find(({ code }) => code === country);
  const zone = zoneOf(rules, postalCode);
  const { states: listed, towns: known } = useStatesAndTowns(rules, state);

  function takeState(code: string): void {
    const found = findStateByPostalCode(listed, code);
    if (found) setValue('state', found.code, { shouldValidate: formState.isSubmitted });
  }
  // The list of towns may arrive after the postal code was typed.
  const isListed = listed.length > 0;
  const catchUp = useEffectEvent(() => {
    if (!state) takeState(postalCode);
  });
  useEffect(() => {
    if (isListed) catchUp();
  }, [isListed]);

  return (
    <div className="address-fields">
      <div className="address-wide">
        <SelectField
          name="country"
          label={words.country}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onPicked={() => setValue('state', '')}
        />
      </div>
      <TextField name="firstName" label={words.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={words.lastName} autoComplete="family-name" />
      <TextField name="line1" label={words.line1} autoComplete="address-line1" />
      <TextField name="line2" label={words.line2} autoComplete="address-line2" optional />
      <TextField
        name="postalCode"
        label={words.postalCode}
        hint={rules && fill(words.postalHint, { example: rules.postalExample })}
        autoComplete="postal-code"
        onBlur={({ target }) => takeState(target.value)}
      />
      <TextField name="town" label={words.town} autoComplete="address-level2" list={towns} />
      {rules?.hasStates && (
        // Keyed by the list, so that a choice made before the list arrived is shown once it is there.
        <SelectField
          key={listed.length}
          name="state"
          label={words.state}
          autoComplete="address-level1"
          empty
          options={listed.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <datalist id={towns}>
        {known.map((town) => (
          <option key={town.name} value={town.name} />
        ))}
      </datalist>
      <div className="address-wide">
        <TextField name="phone" type="tel" label={words.phone} hint={words.phoneHint} autoComplete="tel" optional />
      </div>
      <div className="address-wide">
        <TextField name="instructions" label={words.instructions} optional />
      </div>
      <div className="address-wide">
        <p role="status" className="address-zone">
          {zone && zone.zone !== 'notServed' && fill(words.zone, { zone: zone.name })}
        </p>
        {keepLabel !== null && <CheckField name="keep" label={keepLabel} />}
      </div>
    </div>
  );
}
