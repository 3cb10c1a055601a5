'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import useSWR from 'swr';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { noteMaxLength, userMaxLength } from '@/contract/rules';
import { findExecutive } from '@/lib/executive-search/executives-calls';
import { type Failure, failure, success } from '@/lib/result';
import type { Market, SignUpValues } from '@/lib/sign-up/sign-up';
import { checkNewAlias, checkUsername, listSources } from '@/lib/sign-up/sign-up-calls';
import { accessForm } from '@/lib/sign-up/sign-up-form';
import { ListFailed } from './list-failed';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

type Props = StepProps & { market: Market };
type Access = Pick<SignUpValues, 'username' | 'alias' | 'source' | 'detail' | 'referrer'>;

type Free = Record<'username' | 'alias', string[]>;
const noneFree: Free = { username: [], alias: [] };
const suggested = (answer: { suggestions?: string[] }): string[] => answer.suggestions ?? [];

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Checks name and code with the backend on submit: a taken or unknown one is an error at its field. */
export function AccessStep({ market, onDone, ...step }: Props) {
  const { locale, words, values } = step;
  const { access, loading } = words.form;
  const [source, setSource] = useState(values.source ?? '');
  const [free, setFree] = useState<Free>(noneFree);
  const read = useSWR(['sign-up-sources', market.code, locale], () => listSources(market.code, locale), readOnce);
  if (!read.data) return <p role="status">{loading}</p>;
  if (!read.data.ok) return <ListFailed words={words.form} pending={read.isValidating} onRetry={() => read.mutate()} />;
  const sources = read.data.data;
  const known = sources.find(({ code }) => code === source);

  async function check({ username, alias, source: picked, referrer }: Access) {
    setFree(noneFree);
    const name = await checkUsername(username);
    const store = alias ? await checkNewAlias(alias, values) : null;
    setFree({ username: suggested(name), alias: store ? suggested(store) : [] });
    // Both errors are shown together.
    if (!name.ok && store && !store.ok) return { ...name, fields: { ...store.fields, ...name.fields } };
    if (!name.ok) return name;
    if (store && !store.ok) return store;
    const asks = sources.find(({ code }) => code === picked)?.asks;
    const found = asks === 'executive' && referrer ? await findExecutive(referrer) : null;
    return found && !found.ok ? unknownReferrer(found) : success(null);
  }

  return (
    <StepForm
      step={step}
      schema={accessForm(sources, values.email ?? '')}
      defaults={{
        username: values.username ?? '',
        alias: values.alias ?? '',
        source: known?.code ?? '',
        detail: values.detail ?? '',
        referrer: values.referrer ?? '',
      }}
      check={check}
      onDone={(given) => onDone(withoutUnasked(given, sources.find(({ code }) => code === given.source)?.asks))}
    >
      <TextField
        name="username"
        label={access.username}
        hint={access.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={userMaxLength}
      />
      <Suggestions name="username" free={free.username} label={access.suggestions} />
      <TextField
        name="alias"
        label={access.alias}
        hint={access.aliasHint}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <Suggestions name="alias" free={free.alias} label={access.suggestions} />
      <SelectField
        name="source"
        label={access.source}
        options={sources.map(({ code, name }) => ({ value: code, label: name }))}
        empty
        onPicked={setSource}
      />
      {known?.asks === 'executive' && (
        <TextField
          name="referrer"
          label={access.referrer}
          hint={access.referrerHint}
          optional
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {known?.asks === 'detail' && <TextField name="detail" label={access.detail} maxLength={noteMaxLength} />}
    </StepForm>
  );
}

const unknownReferrer = (found: Failure) =>
  found.kind === 'absent' ? failure('invalid', 'error.invalid', { fields: { referrer: 'error.field.absent' } }) : found;

/** Text typed for an answer that was changed later is not sent. */
const withoutUnasked = (given: Access, asks: 'executive' | 'detail' | null | undefined): Access => ({
  ...given,
  detail: asks === 'detail' ? given.detail : '',
  referrer: asks === 'executive' ? given.referrer : '',
});

function Suggestions({ name, free, label }: { name: keyof Free; free: string[]; label: string }) {
  const { setValue, setFocus } = useFormContext<Access>();
  return (
    <div role="status" className="sign-up-suggestions">
      {free.length > 0 && (
        <>
          <span>{label}</span>
          {free.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="compact"
              onClick={() => {
                setValue(name, each, { shouldValidate: true });
                setFocus(name);
              }}
            >
              {each}
            </Button>
          ))}
        </>
      )}
    </div>
  );
}
