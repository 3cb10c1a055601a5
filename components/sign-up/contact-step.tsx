'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { addressLineMaxLength, emailMaxLength } from '@/contract/rules';
import { fill } from '@/lib/i18n/words';
import { success } from '@/lib/result';
import type { Market } from '@/lib/sign-up/sign-up';
import { listPrefixes, listStates, listTowns } from '@/lib/sign-up/sign-up-calls';
import { contactForm } from '@/lib/sign-up/sign-up-form';
import { ListFailed } from './list-failed';
import type { StepProps } from './step-props';

type Props = StepProps & { market: Market; onBack?: () => void };

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };
/** Two letters leave few enough towns to choose from. */
const leastLetters = 2;

export function ContactStep({ locale, words, values, market, onTyped, onDone, onBack, problems }: Props) {
  const { contact, next, back, pending, loading } = words.form;
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
  // The form begins once its choices are there, so that one that was kept can show itself and nothing begins anew.
  if (!prefixes || (market.hasStates && !states)) return <p role="status">{loading}</p>;
  if (states && !states.ok) return <ListFailed words={words.form} pending={isValidating} onRetry={() => mutate()} />;
  const stateList = states?.data ?? [];
  // Her own country's is always there.
  const prefixList = prefixes.ok ? prefixes.data : [{ value: market.prefix, label: `${market.name} ${market.prefix}` }];
  return (
    <Form
      schema={contactForm(market)}
      defaults={{
        email: values.email ?? '',
        prefix: values.prefix || market.prefix,
        phone: values.phone ?? '',
        street: values.street ?? '',
        extra: values.extra ?? '',
        postalCode: values.postalCode ?? '',
        town: values.town ?? '',
        state: stateList.some(({ value }) => value === values.state) ? values.state : '',
      }}
      words={words.forms}
      send={async () => success(null)}
      onDone={(_, given) => onDone(given)}
      onTyped={(given) => {
        onTyped(given);
        setTown(given.town ?? '');
      }}
      problems={problems}
      submit={next}
      pending={pending}
      actions={
        <Button variant="secondary" onClick={onBack}>
          {back}
        </Button>
      }
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
          hint={fill(contact.postalHint ?? '', { example: market.postalExample })}
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
    </Form>
  );
}
