'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { type IdentityType, identityMaxLength, identityTypesOf } from '@/contract/identity-documents';
import { nameMaxLength } from '@/contract/rules';
import type { Words } from '@/lib/i18n/message-texts';
import type { Market, SignUpValues } from '@/lib/sign-up/sign-up';
import { personForm } from '@/lib/sign-up/sign-up-form';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

type Props = StepProps & { markets: Market[] };

export function PersonStep({ markets, onDone, ...step }: Props) {
  const { words, values } = step;
  const country = values.country ?? markets[0]?.code ?? '';
  const types = identityTypesOf(country);
  const kept = values.documentType && types.includes(values.documentType) ? values.documentType : types[0];
  return (
    <StepForm
      step={step}
      schema={personForm}
      defaults={{
        country,
        givenName: values.givenName ?? '',
        familyName: values.familyName ?? '',
        documentType: kept,
        document: values.document ?? '',
        adult: values.adult ?? false,
      }}
      onDone={onDone}
    >
      <PersonFields markets={markets} words={words.form.person} />
    </StepForm>
  );
}

function PersonFields({ markets, words }: { markets: Market[]; words: Words<'signUp.form.person'> }) {
  const { getValues, setValue } = useFormContext<SignUpValues>();
  const [{ country, type }, setPicked] = useState(() => {
    const { country, documentType } = getValues();
    return { country, type: documentType };
  });
  const types = identityTypesOf(country);
  // Not every document has a hint of its own.
  const hints: Partial<Record<IdentityType, string>> = words.documentHints;
  return (
    <>
      <SelectField
        name="country"
        label={words.country}
        hint={words.countryHint}
        options={markets.map(({ code, name }) => ({ value: code, label: name }))}
        autoComplete="country"
        onPicked={(picked) => {
          // Another country has other documents: preselects its usual one.
          const usual = identityTypesOf(picked)[0];
          setValue('documentType', usual);
          setPicked({ country: picked, type: usual });
        }}
      />
      <div className="sign-up-pair">
        <TextField name="givenName" label={words.givenName} autoComplete="given-name" maxLength={nameMaxLength} />
        <TextField name="familyName" label={words.familyName} autoComplete="family-name" maxLength={nameMaxLength} />
      </div>
      <div className="sign-up-pair">
        <SelectField
          key={country}
          name="documentType"
          label={words.documentType}
          options={types.map((each) => ({ value: each, label: words.documents[each] }))}
          onPicked={(picked) => setPicked({ country, type: picked as IdentityType })}
        />
        <TextField
          name="document"
          label={words.document}
          hint={hints[type] ?? words.documentHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={identityMaxLength}
        />
      </div>
      <CheckField name="adult" label={words.adult} hint={words.adultHint} required />
    </>
  );
}
