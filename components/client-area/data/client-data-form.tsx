'use client';

import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { clientData } from '@/lib/access/route-access';
import { accountConsents, type ClientData, clientDataForm, executiveConsents } from '@/lib/client-area/client-data';
import { clientDataFieldOfWire } from '@/lib/client-area/client-data-mappers';
import { saveClientData } from '@/lib/client-area/client-data-mutations';
import { languageChoices } from '@/lib/i18n/language-name';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { OwnSizeFields } from './own-size-fields';

type Props = {
  /** The language of the page, which may differ from the client's language for mails. */
  locale: Locale;
  own: ClientData;
  hasExecutive: boolean;
  words: { form: Words<'clientData.form'>; sizes: Words<'sizeTables.said'>; forms: Words<'forms'> };
};

/** After saving, the page continues in the language that the client chose. */
export function ClientDataForm({ locale, own, hasExecutive, words: { form: said, sizes, forms } }: Props) {
  const { email: _email, waitingEmail: _waiting, version: _version, ...draft } = own;
  return (
    <Form
      schema={clientDataForm}
      defaults={draft}
      words={{ ...forms, wrong: { ...forms.wrong, ...said.wrong }, failures: { ...forms.failures, ...said.failures } }}
      send={(values) => saveClientData(values, own)}
      fieldOfWire={clientDataFieldOfWire}
      onDone={(_, { locale: chosen }) => window.location.assign(`${localePath(chosen, clientData)}?saved=1`)}
      submit={said.save}
      pending={said.saving}
    >
      <TextField name="givenName" label={said.givenName} autoComplete="given-name" />
      <TextField name="familyName" label={said.familyName} autoComplete="family-name" optional />
      <TextField name="phone" label={said.phone} hint={said.phoneHint} type="tel" autoComplete="tel" optional />
      <SelectField name="locale" label={said.locale} options={languageChoices(locale)} />
      <fieldset className="client-fields">
        <legend>{said.account}</legend>
        <p className="text-soft">{hasExecutive ? `${said.accountText} ${said.sizesStay}` : said.accountText}</p>
        {accountConsents.map((name) => (
          <CheckField key={name} name={name} label={said.consent[name]} />
        ))}
      </fieldset>
      {hasExecutive && (
        <fieldset className="client-fields">
          <legend>{said.consents}</legend>
          <p className="text-soft">{said.consentsText}</p>
          {executiveConsents.map((name) => (
            <CheckField key={name} name={name} label={said.consent[name]} />
          ))}
        </fieldset>
      )}
      <OwnSizeFields locale={locale} own={own} words={said} sizeWords={sizes} />
    </Form>
  );
}
