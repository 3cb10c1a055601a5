'use client';

import { useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { type IdentityType, identityMaxLength, identityTypesOf } from '@/contract/identity';
import { nameMaxLength } from '@/contract/rules';
import { success } from '@/lib/result';
import type { Market } from '@/lib/sign-up/sign-up';
import { personForm } from '@/lib/sign-up/sign-up-form';
import type { StepProps } from './step-props';

type Props = StepProps & { markets: Market[] };

export function PersonStep({ words, values, markets, onTyped, onDone, problems }: Props) {
  const { person, next, pending } = words.form;
  const [country, setCountry] = useState(values.country ?? markets[0]?.code ?? '');
  const types = identityTypesOf(country);
  const kept = values.documentType && types.includes(values.documentType) ? values.documentType : types[0];
  const [type, setType] = useState<IdentityType>(kept ?? 'OTRO');
  return (
    <Form
      schema={personForm}
      defaults={{
        country,
        givenName: values.givenName ?? '',
        familyName: values.familyName ?? '',
        documentType: type,
        document: values.document ?? '',
        adult: values.adult ?? false,
      }}
      words={words.forms}
      send={async () => success(null)}
      onDone={(_, given) => onDone(given)}
      onTyped={onTyped}
      problems={problems}
      submit={next}
      pending={pending}
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
    </Form>
  );
}
