'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { addressLineMaxLength, emailMaxLength } from '@/contract/rules';
import { fill } from '@/lib/i18n/message-texts';
import type { Choice, Market, SignUpValues } from '@/lib/sign-up/sign-up';
import { listPrefixes, listStates, listTowns } from '@/lib/sign-up/sign-up-calls';
import { contactForm } from '@/lib/sign-up/sign-up-form';
import { ListFailed } from './list-failed';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

type Props = StepProps & { market: Market };

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };
/** Two letters leave few enough towns to choose from. */
const leastLetters = 2;

export function ContactStep({ market, onTyped, onDone, ...rest }: Props) {
  const { locale, words, values } = rest;
  const { contact, loading } = words.form;
  const [state, setState] = useState(values.state ?? '');
  const [town, setTown] = useState('');
  const prefixes = useSWR(['sign-up-prefixes', locale], () => listPrefixes(locale), readOnce).data;
  const {
    data: states,
    isValidating,
    mutate,
  } = useSWR(market.hasStates ? ['sign-up-states', market.code] : null, () => listStates(market.code), readOnce);
  const beginning = town.trim().slice(0, leastLetters).toLowerCase();
  const towns = useSWR(
    state && beginning.length === leastLetters ? ['sign-up-towns', market.code, state, beginning] : null,
    () => listTowns(market.code, state, beginning),
    readOnce,
  ).data;
  // The form mounts once its lists are there, so that a stored choice is shown and nothing restarts.
  if (!prefixes || (market.hasStates && !states)) return <p role="status">{loading}</p>;
  if (states && !states.ok) return <ListFailed words={words.form} pending={isValidating} onRetry={() => mutate()} />;
  const stateList = states?.data ?? [];
  // The prefix of the applicant's own country is always listed.
  const prefixList = prefixes.ok ? prefixes.data : [{ value: market.prefix, label: `${market.name} ${market.prefix}` }];
  const step = {
    ...rest,
    onTyped(given: Partial<SignUpValues>) {
      onTyped(given);
      setTown(given.town ?? '');
    },
  };
  return (
    <StepForm
      step={step}
      schema={contactForm(market, stateList)}
      defaults={begin(values, market, stateList)}
      onDone={onDone}
    >
      <TextField
        name="email"
        type="email"
        label={contact.email}
        hint={contact.emailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaxLength}
      />
      <div className="sign-up-phone">
        <SelectField name="prefix" label={contact.prefix} options={prefixList} autoComplete="tel-country-code" />
        <TextField name="phone" type="tel" label={contact.phone} autoComplete="tel-national" inputMode="tel" />
      </div>
      <TextField name="street" label={contact.street} autoComplete="address-line1" maxLength={addressLineMaxLength} />
      <TextField
        name="extra"
        label={contact.extra}
        optional
        autoComplete="address-line2"
        maxLength={addressLineMaxLength}
      />
      {market.hasStates && (
        <SelectField
          name="state"
          label={contact.state}
          options={stateList}
          empty
          autoComplete="address-level1"
          onPicked={setState}
        />
      )}
      <div className="sign-up-pair">
        <TextField
          name="postalCode"
          label={contact.postalCode}
          deps={market.hasStates ? 'state' : undefined}
          hint={fill(contact.postalHint, { example: market.postalExample })}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <TextField
          name="town"
          label={contact.town}
          autoComplete="address-level2"
          list="sign-up-towns"
          maxLength={addressLineMaxLength}
        />
      </div>
      <datalist id="sign-up-towns">
        {towns?.ok && towns.data.map((name) => <option key={name} value={name} />)}
      </datalist>
    </StepForm>
  );
}

function begin(values: Partial<SignUpValues>, market: Market, states: Choice[]) {
  const { email = '', prefix, phone = '', street = '', extra = '', postalCode = '', town = '', state = '' } = values;
  return {
    email,
    prefix: prefix || market.prefix,
    phone,
    street,
    extra,
    postalCode,
    town,
    state: states.some(({ value }) => value === state) ? state : '',
  };
}
