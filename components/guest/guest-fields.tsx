'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import type { Country, Town } from '@/lib/checkout/address/address';
import type { GuestValues } from '@/lib/checkout/address/guest-form';
import { findStateByPostalCode, isNumericPostalCode, zoneOf } from '@/lib/checkout/address/postal-code';
import { useStatesAndTowns } from '@/lib/checkout/address/use-states-and-towns';
import { fill, type Words } from '@/lib/i18n/message-texts';
import '@/components/order/address.css';

type Props = {
  countries: Country[];
  words: { data: Words<'guest.data'>; form: Words<'checkout.shipping.form'> };
};

/** Eight fields; the postal code fills in the province, and the town if it has only one. */
export function GuestFields({ countries, words }: Props) {
  const { data: said, form } = words;
  const { formState } = useFormContext<GuestValues>();
  const country = useWatch<GuestValues, 'country'>({ name: 'country' });
  const [more, setMore] = useState(Boolean(formState.defaultValues?.line2));
  const rules = countries.find(({ code }) => code === country);
  const prefix = rules?.prefix;
  return (
    <>
      <fieldset className="guest-fields">
        <legend>
          <h2>{said.who}</h2>
        </legend>
        <div className="address-wide">
          <TextField
            name="email"
            type="email"
            label={said.email}
            hint={said.emailHint}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <TextField name="firstName" label={form.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField name="lastName" label={form.lastName} autoComplete="family-name" autoCapitalize="words" />
        <div className="address-wide">
          <TextField
            name="phone"
            type="tel"
            label={prefix ? `${form.phone} (${prefix})` : form.phone}
            hint={form.phoneHint}
            autoComplete="tel"
            inputMode="tel"
          />
        </div>
      </fieldset>
      <fieldset className="guest-fields">
        <legend>
          <h2>{said.where}</h2>
        </legend>
        <PlaceFields countries={countries} rules={rules} words={words} />
        <div className="address-wide">
          <TextField name="line1" label={form.line1} autoComplete="address-line1" />
        </div>
        {more ? (
          <div className="address-wide">
            <TextField name="line2" label={form.line2} autoComplete="address-line2" optional />
          </div>
        ) : (
          <Button variant="quiet" size="compact" className="guest-more" onClick={() => setMore(true)}>
            {said.more}
          </Button>
        )}
        <div className="address-wide">
          <CheckField name="remember" label={said.remember} hint={said.rememberHint} />
        </div>
      </fieldset>
    </>
  );
}

function PlaceFields({ countries, rules, words }: Props & { rules: Country | undefined }) {
  const { data: said, form } = words;
  const list = useId();
  const { setValue, getValues, formState } = useFormContext<GuestValues>();
  const [state, postalCode] = useWatch<GuestValues, ['state', 'postalCode']>({ name: ['state', 'postalCode'] });
  const { states, towns } = useStatesAndTowns(rules, state);
  const zone = zoneOf(rules, postalCode);
  const found = findStateByPostalCode(states, postalCode);
  const shouldValidate = formState.isSubmitted;

  const takeState = useEffectEvent((code: string) => setValue('state', code, { shouldValidate }));
  // Typed, autofilled or recalled: the province follows, even if its list arrives late.
  const code = found?.code;
  useEffect(() => {
    if (code) takeState(code);
  }, [code]);
  const takeTown = useEffectEvent((name: string) => {
    if (!getValues('town')) setValue('town', name, { shouldValidate });
  });
  const only = onlyTown(towns, postalCode);
  useEffect(() => {
    if (only) takeTown(only);
  }, [only]);

  return (
    <>
      <div className="address-wide">
        <SelectField
          name="country"
          label={form.country}
          autoComplete="country"
          options={countries.map((each) => ({ value: each.code, label: each.name }))}
          onPicked={() => setValue('state', '')}
        />
      </div>
      <TextField
        name="postalCode"
        label={form.postalCode}
        autoComplete="postal-code"
        inputMode={rules && isNumericPostalCode(rules) ? 'numeric' : undefined}
        after={
          rules && {
            id: `${list}-place`,
            content: (
              <span id={`${list}-place`} className="ui-hint" aria-live="polite">
                {found
                  ? fill(said.province, { name: found.name })
                  : fill(form.postalHint, { example: rules.postalExample })}
              </span>
            ),
          }
        }
      />
      <TextField name="town" label={form.town} autoComplete="address-level2" list={list} />
      <datalist id={list}>
        {towns.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rules?.hasStates && !found && (
        <div className="address-wide">
          <SelectField
            // Keyed by the list, so that a choice made before the list arrived is shown once it is there.
            key={states.length}
            name="state"
            label={form.state}
            autoComplete="address-level1"
            empty
            options={states.map((each) => ({ value: each.code, label: each.name }))}
          />
        </div>
      )}
      <p role="status" className="address-wide address-zone">
        {zone && fill(zone.zone === 'notServed' ? said.notServedAt : form.zone, { zone: zone.name })}
      </p>
      {zone && zone.zone !== 'notServed' && (
        <div className="address-wide">
          <TextField name="document" label={said.document} hint={said.documentHint} autoComplete="off" optional />
        </div>
      )}
    </>
  );
}

const onlyTown = (towns: Town[], postalCode: string): string | null => {
  const there = towns.filter(({ postalCodes }) => postalCodes.includes(postalCode.trim()));
  return there.length === 1 ? (there[0]?.name ?? null) : null;
};
