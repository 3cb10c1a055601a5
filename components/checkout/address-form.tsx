'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Locale } from '@/lib/i18n/routing';
import { fill } from '@/lib/i18n/words';
import { type AddressValues, addressFieldOfWire, addressForm } from '@/lib/order/address-form';
import type { Country } from '@/lib/order/checkout';
import type { DeliveryAnswer } from '@/lib/order/checkout-mappers';
import { type Destination, listStates, listTowns, sendToNewAddress } from '@/lib/order/checkout-mutations';
import { zoneOf } from '@/lib/order/checkout-rules';
import type { Failure } from '@/lib/result';
import { FailureNote } from './failure-note';
import type { AddressWords, FailureWords } from './words';

type Props = {
  locale: Locale;
  name: string;
  destination: Destination;
  countries: Country[];
  start: Pick<AddressValues, 'firstName' | 'lastName' | 'phone' | 'country'>;
  words: { form: AddressWords; failures: FailureWords };
  onKept: (answer: DeliveryAnswer) => void;
};

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** By the rules of the country. What was typed stays after any failure; the first field that is wrong gets the focus. */
export function AddressForm({ locale, name, destination, countries, start, words, onKept }: Props) {
  const said = words.form;
  const towns = useId();
  const [failure, setFailure] = useState<Failure | null>(null);
  const schema = useMemo(() => addressForm(countries), [countries]);
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<AddressValues>({
    resolver: yupResolver(schema),
    defaultValues: {
      line1: '',
      line2: '',
      postalCode: '',
      state: '',
      town: '',
      instructions: '',
      keep: true,
      ...start,
    },
  });
  const { errors, isSubmitting } = formState;
  const [country, state, postalCode] = watch(['country', 'state', 'postalCode']);
  const rules = countries.find(({ code }) => code === country);
  const zone = zoneOf(rules, postalCode);

  const { data: states } = useSWR(rules?.hasStates ? ['states', country] : null, () => listStates(country), readOnce);
  const { data: known } = useSWR(
    state ? ['towns', country, state] : null,
    () => listTowns(country, state, ''),
    readOnce,
  );
  const listed = states?.ok ? states.data : [];

  const wordFor = (field: keyof AddressValues) => {
    const key = errors[field]?.message;
    return key && (said.wrong[key as keyof AddressWords['wrong']] ?? said.wrong.plain);
  };
  /** In Spain the first two figures are the province. */
  function takeState(code: string): void {
    const found = listed.find((each) => each.code === code.trim().slice(0, 2));
    if (found) setValue('state', found.code, { shouldValidate: formState.isSubmitted });
  }
  async function submit(values: AddressValues): Promise<void> {
    setFailure(null);
    const result = await sendToNewAddress(locale, destination, values);
    if (result.ok) return onKept(result.data);
    for (const path of Object.keys(result.fields)) {
      const field = addressFieldOfWire[path.split('.').at(-1) ?? ''];
      if (field) setError(field, { message: 'plain' });
    }
    setFailure(result);
  }
  const send = handleSubmit(submit);
  const text = (
    field: 'firstName' | 'lastName' | 'line1' | 'line2' | 'town' | 'instructions',
    autoComplete?: string,
  ) => ({
    autoComplete,
    ...register(field, { onBlur: ({ target }) => setValue(field, target.value.trim()) }),
  });

  return (
    <form method="post" noValidate onSubmit={send} className="form address-form" aria-label={said.title}>
      <FailureNote failure={failure} name={name} words={words.failures} onRetry={() => void send()} />
      <Field label={said.country} required error={wordFor('country')}>
        {(control) => (
          <Select
            {...control}
            {...register('country', { onChange: () => setValue('state', '') })}
            autoComplete="country"
          >
            {countries.map(({ code, name: land }) => (
              <option key={code} value={code}>
                {land}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={said.firstName} required error={wordFor('firstName')}>
        {(control) => <TextInput {...control} {...text('firstName', 'given-name')} />}
      </Field>
      <Field label={said.lastName} required error={wordFor('lastName')}>
        {(control) => <TextInput {...control} {...text('lastName', 'family-name')} />}
      </Field>
      <Field label={said.line1} required error={wordFor('line1')} className="address-wide">
        {(control) => <TextInput {...control} {...text('line1', 'address-line1')} />}
      </Field>
      <Field label={said.line2} optionalLabel={said.optional} error={wordFor('line2')} className="address-wide">
        {(control) => <TextInput {...control} {...text('line2', 'address-line2')} />}
      </Field>
      <Field
        label={said.postalCode}
        required
        hint={rules && fill(said.postalHint, { example: rules.postalExample })}
        error={wordFor('postalCode')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('postalCode', { onBlur: ({ target }) => takeState(target.value) })}
            autoComplete="postal-code"
          />
        )}
      </Field>
      {rules?.hasStates && (
        <Field label={said.state} required error={wordFor('state')}>
          {(control) => (
            // Keyed by what is listed: a choice that was made before the list came is shown once it is there.
            <Select key={listed.length} {...control} {...register('state')} autoComplete="address-level1">
              <option value="">{said.chooseState}</option>
              {listed.map(({ code, name: called }) => (
                <option key={code} value={code}>
                  {called}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={said.town} required error={wordFor('town')}>
        {(control) => <TextInput {...control} {...text('town', 'address-level2')} list={towns} />}
      </Field>
      <datalist id={towns}>
        {known?.ok && known.data.map((town) => <option key={town.name} value={town.name} />)}
      </datalist>
      <Field label={said.phone} optionalLabel={said.optional} hint={said.phoneHint} error={wordFor('phone')}>
        {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field
        label={said.instructions}
        optionalLabel={said.optional}
        error={wordFor('instructions')}
        className="address-wide"
      >
        {(control) => <TextInput {...control} {...text('instructions')} />}
      </Field>
      <div className="address-wide">
        <p role="status" className="address-zone">
          {zone && zone.zone !== 'notServed' && fill(said.zone, { zone: zone.name })}
        </p>
        <Checkbox {...register('keep')} label={destination.to === 'client' ? said.keepClient : said.keep} />
      </div>
      <Button type="submit" pending={isSubmitting} pendingLabel={said.pending} className="address-wide">
        {said.submit}
      </Button>
    </form>
  );
}
