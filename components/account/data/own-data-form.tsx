'use client';

import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { ownDataPath } from '@/lib/access/route-access';
import { type OwnData, ownConsents, ownDataForm } from '@/lib/account/own-data';
import { ownFieldOfWire } from '@/lib/account/own-data-mappers';
import { saveOwnData } from '@/lib/account/own-data-mutations';
import { languageChoices } from '@/lib/i18n/language-name';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = {
  locale: Locale;
  data: OwnData;
  /** False for an advisor, who gives no consent in the executive's name. */
  mayAgree: boolean;
  words: { form: Words<'ownData.form'>; forms: Words<'forms'> };
};

/** After saving, the page continues in the language that the executive chose. */
export function OwnDataForm({ locale, data, mayAgree, words: { form: said, forms } }: Props) {
  const { email: _email, waitingEmail: _waiting, addresses: _addresses, version: _version, ...draft } = data;
  return (
    <Form
      schema={ownDataForm}
      defaults={draft}
      words={{ ...forms, wrong: { ...forms.wrong, ...said.wrong }, failures: { ...forms.failures, ...said.failures } }}
      send={(values) => saveOwnData(values, data)}
      fieldOfWire={ownFieldOfWire}
      onDone={(_, chosen) => window.location.assign(`${localePath(chosen.locale, ownDataPath)}?saved=1`)}
      submit={said.save}
      pending={said.saving}
    >
      <TextField name="givenName" label={said.givenName} autoComplete="given-name" />
      <TextField name="familyName" label={said.familyName} autoComplete="family-name" />
      <TextField name="phone" label={said.phone} hint={said.phoneHint} type="tel" autoComplete="tel" optional />
      <SelectField name="locale" label={said.locale} options={languageChoices(locale)} />
      {mayAgree && (
        <fieldset className="own-consents">
          <legend>{said.consents}</legend>
          {ownConsents.map((name) => (
            <CheckField key={name} name={name} label={said.consent[name]} />
          ))}
        </fieldset>
      )}
    </Form>
  );
}
