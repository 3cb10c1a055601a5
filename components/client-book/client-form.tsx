'use client';

import { useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { clientKeys } from '@/contract/client-book/message-keys';
import { type Client, sizeKinds } from '@/lib/client-book/client-book';
import { clientFieldOfWire } from '@/lib/client-book/client-book-mappers';
import { mergeInto, saveClient } from '@/lib/client-book/client-book-mutations';
import { type ClientDraft, clientForm, draftOf } from '@/lib/client-book/client-form';
import { toClientPath } from '@/lib/client-book/clients-filter';
import { dateLocale } from '@/lib/i18n/date-locale';
import { languageChoices } from '@/lib/i18n/language-name';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { failure, type Result, success } from '@/lib/result';

type ClientFormWords = {
  form: Words<'clientBook.form'>;
  reasons: Words<'clientBook.reasons'>;
  forms: Words<'forms'>;
};

type Props = { locale: Locale; client: Client | null; words: ClientFormWords };

const twoFigures = (number: number) => String(number).padStart(2, '0');
const days = Array.from({ length: 31 }, (_, at) => ({ value: twoFigures(at + 1), label: String(at + 1) }));

/** All data of a client. Typed text is kept, whatever the backend answers. */
export function ClientForm({ locale, client, words }: Props) {
  const { form: said, reasons, forms } = words;
  const [known, setKnown] = useState<string | null>(null);
  const show = (id: string) => window.location.assign(`${localePath(locale, toClientPath(id))}&saved=1`);
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: twoFigures(at + 1),
    label: new Intl.DateTimeFormat(dateLocale(locale), { month: 'long' }).format(new Date(2024, at, 15)),
  }));

  async function send(draft: ClientDraft): Promise<Result<string>> {
    setKnown(null);
    const sent = await saveClient(draft, client);
    if (!sent.ok) return sent;
    if (sent.data.kind === 'done') return success(sent.data.id ?? client?.id ?? '');
    if (sent.data.kind === 'refused') return failure('invalid', sent.data.reason);
    setKnown(sent.data.id);
    return failure('conflict', clientKeys.known);
  }
  return (
    <Form
      schema={clientForm}
      defaults={draftOf(client, locale)}
      words={{
        ...forms,
        wrong: { ...forms.wrong, ...said.wrong },
        failures: { ...forms.failures, ...reasons },
      }}
      send={send}
      onDone={show}
      fieldOfWire={clientFieldOfWire}
      onFailure={({ key }) => key === clientKeys.known}
      submit={said.save}
      pending={said.saving}
    >
      <TextField name="givenName" label={said.givenName} autoComplete="off" />
      <TextField name="familyName" label={said.familyName} optional autoComplete="off" />
      <TextField name="phone" label={said.phone} hint={said.phoneHint} optional type="tel" autoComplete="off" />
      <TextField name="email" label={said.email} optional type="email" autoComplete="off" />
      <SelectField name="locale" label={said.locale} options={languageChoices(locale)} />
      <div className="client-pair">
        <SelectField
          name="birthDay"
          label={said.birthDay}
          optional
          options={[{ value: '', label: said.noDay }, ...days]}
        />
        <SelectField
          name="birthMonth"
          label={said.birthMonth}
          optional
          options={[{ value: '', label: said.noDay }, ...months]}
        />
      </div>
      <TextField name="tags" label={said.tags} hint={said.tagsHint} optional autoComplete="off" />
      <TextareaField name="notes" label={said.notes} hint={said.notesHint} optional rows={4} />
      {client?.hasAccount ? (
        <p className="text-soft">{said.own}</p>
      ) : (
        <>
          <fieldset className="client-group">
            <legend>{said.consents}</legend>
            <p className="text-soft">{said.consentsText}</p>
            <CheckField name="mailConsent" label={said.mail} />
            <CheckField name="whatsAppConsent" label={said.whatsApp} />
            <CheckField name="sizesConsent" label={said.sizesConsent} />
          </fieldset>
          <fieldset className="client-group">
            <legend>{said.sizes}</legend>
            <p className="text-soft">{said.sizesText}</p>
            <div className="client-sizes">
              {sizeKinds.map((kind) => (
                <TextField
                  key={kind}
                  name={`sizes.${kind}`}
                  label={said.sizeTypes[kind]}
                  optional
                  autoComplete="off"
                  maxLength={20}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
      <KnownNote locale={locale} client={client} known={known} words={words} onMerged={show} />
    </Form>
  );
}

type KnownProps = Props & { known: string | null; onMerged: (id: string) => void };

/** A client of this name exists: links to that entry, and offers a merge where both are in the book. */
function KnownNote({ locale, client, known, words: { form: said, reasons }, onMerged }: KnownProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function merge(into: string) {
    if (!client) return;
    setPending(true);
    setProblem('');
    const merged = await mergeInto(client, into);
    setPending(false);
    if (merged.ok && merged.data.kind === 'done') return onMerged(into);
    const key = merged.ok ? (merged.data.kind === 'refused' ? merged.data.reason : '') : merged.key;
    const name = key.slice(key.lastIndexOf('.') + 1);
    setProblem(reasons[name as keyof typeof reasons] ?? said.known);
  }
  return (
    <div role="alert" className="form-failure" hidden={known === null}>
      {known !== null && (
        <>
          <p>{said.known}</p>
          <p className="actions">
            <a href={localePath(locale, toClientPath(known))} className={linkClass()}>
              {said.knownOpen}
            </a>
            {client && (
              <Button variant="secondary" pending={pending} onClick={() => void merge(known)}>
                {said.merge}
              </Button>
            )}
          </p>
          {problem && <p>{problem}</p>}
        </>
      )}
    </div>
  );
}
