'use client';

import { useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { type IdentityType, identityMaxLength, identityTypesOf } from '@/contract/identity';
import { nameMaxLength } from '@/contract/rules';
import type { Market } from '@/lib/sign-up/sign-up';
import { personForm } from '@/lib/sign-up/sign-up-form';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

type Props = StepProps & { markets: Market[] };

export function PersonStep({ markets, onDone, ...step }: Props) {
  const { words, values } = step;
  const { person } = words.form;
  const [country, setCountry] = useState(values.country ?? markets[0]?.code ?? '');
  const types = identityTypesOf(country);
  const kept = values.documentType && types.includes(values.documentType) ? values.documentType : types[0];
  const [type, setType] = useState<IdentityType>(kept ?? 'OTRO');
  return (
    <StepForm
      step={step}
      schema={personForm}
      defaults={{
        country,
        givenName: values.givenName ?? '',
        familyName: values.familyName ?? '',
        documentType: type,
        document: values.document ?? '',
        adult: values.adult ?? false,
      }}
      onDone={onDone}
    >
      <SelectField
        name="country"
        label={person.country}
        hint={person.countryHint}
        options={markets.map(({ code, name }) => ({ value: code, label: name }))}
        autoComplete="country"
        onPicked={(picked) => {
          setCountry(picked);
          setType(identityTypesOf(picked)[0] ?? 'OTRO');
        }}
      />
      <div className="sign-up-pair">
        <TextField name="givenName" label={person.givenName} autoComplete="given-name" maxLength={nameMaxLength} />
        <TextField name="familyName" label={person.familyName} autoComplete="family-name" maxLength={nameMaxLength} />
      </div>
      <div className="sign-up-pair">
        <SelectField
          // Another country has other documents: the field begins anew with the usual one of them.
          key={country}
          name="documentType"
          label={person.documentType}
          options={types.map((each) => ({ value: each, label: person.documents[each] }))}
          onPicked={(picked) => setType(picked as IdentityType)}
        />
        <TextField
          name="document"
          label={person.document}
          hint={person.documentHints[type] ?? person.documentHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={identityMaxLength}
        />
      </div>
      <CheckField name="adult" label={person.adult} hint={person.adultHint} required />
    </StepForm>
  );
}
