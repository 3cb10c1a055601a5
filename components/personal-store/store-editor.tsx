'use client';

import { type FormEvent, useRef, useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/character-count';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { messageMaxLength, noteMaxLength } from '@/contract/rules';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { draftOf, type OwnStore, type StoreDraft } from '@/lib/personal-store/own-store';
import { draftFieldOfWire } from '@/lib/personal-store/own-store-mappers';
import { saveStore } from '@/lib/personal-store/own-store-mutations';
import { type DraftField, type DraftProblems, findProblems, isSameDraft } from '@/lib/personal-store/own-store-rules';
import type { PersonalStore } from '@/lib/personal-store/personal-store';
import type { Failure } from '@/lib/result';
import { AliasField } from './alias-field';
import { FavouritesField } from './favourites-field';
import { PhotoField } from './photo-field';
import { StorePreview } from './store-preview';

type Props = { locale: Locale; store: PersonalStore; words: OwnStoreWords; onSaved: (saved: OwnStore | null) => void };

/** The backend's errors by field, as message keys of this page. */
const problemOfWire: Partial<Record<DraftField, string>> = {
  alias: 'taken',
  portrait: 'photo',
  favourites: 'absent',
  whatsApp: 'phone',
  mail: 'mail',
};

/** Edits the store's content beside a live preview. Typed text is always kept. */
export function StoreEditor({ locale, store, words, onSaved }: Props) {
  const { form: said, wrong } = words.own;
  const kept = draftOf(store);
  const [draft, setDraft] = useState(kept);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open');
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function change(part: Partial<StoreDraft>) {
    setDraft((was) => ({ ...was, ...part }));
    setState('open');
  }
  function show(found: DraftProblems) {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  async function save() {
    const found = findProblems(draft);
    show(found);
    setFailure(null);
    if (Object.keys(found).length > 0 || state === 'saving') return;
    if (isSameDraft(draft, kept)) return setState('saved');
    setState('saving');
    const result = await saveStore(locale, draft, kept);
    setState(result.ok ? 'saved' : 'open');
    if (result.ok) {
      onSaved(result.data);
      return result.data && setDraft(draftOf(result.data.store));
    }
    const named = Object.keys(result.fields).flatMap((field) => draftFieldOfWire[field.split(/[.[]/)[0] ?? ''] ?? []);
    if (named.length === 0) return setFailure(result);
    show(Object.fromEntries(named.map((field) => [field, problemOfWire[field] ?? 'tooLong'])));
  }
  const problem = (field: DraftField) => {
    const key = problems[field];
    return key ? wrong[key as keyof typeof wrong] : undefined;
  };
  function text(
    field: 'hours' | 'whatsApp' | 'mail',
    more: { label: string; hint: string; type: string; autoComplete: string },
  ) {
    const { label, hint, ...input } = more;
    return (
      <Field label={label} hint={hint} error={problem(field)} optionalLabel={words.optional}>
        {(tied) => (
          <TextInput
            {...tied}
            {...input}
            name={field}
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        )}
      </Field>
    );
  }
  function long(field: 'greeting' | 'story', more: { label: string; hint?: string; rows: number; max: number }) {
    const { label, hint, rows, max } = more;
    const id = `store-${field}`;
    const count = <CharacterCount id={`${id}-count`} of={id} max={max} template={said.count} />;
    return (
      <Field
        id={id}
        label={label}
        hint={hint}
        error={problem(field)}
        optionalLabel={words.optional}
        after={{ id: `${id}-count`, content: count }}
      >
        {(tied) => (
          <Textarea
            {...tied}
            name={field}
            rows={rows}
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        )}
      </Field>
    );
  }
  return (
    <section className="own-store-editor" aria-labelledby="editor">
      <form
        ref={form}
        method="post"
        noValidate
        className="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id="editor">{said.title}</h2>
        {long('greeting', { label: said.greeting, hint: said.greetingHint, rows: 3, max: noteMaxLength })}
        <PhotoField
          store={store}
          chosen={draft.portrait}
          problem={problem('portrait')}
          words={words.own}
          onChoose={(portrait) => change({ portrait })}
        />
        <FavouritesField
          locale={locale}
          favourites={draft.favourites}
          problem={problem('favourites')}
          words={words.own.favourites}
          onChange={(favourites) => change({ favourites })}
        />
        {long('story', { label: said.story, rows: 6, max: messageMaxLength })}
        {text('hours', { label: said.hours, hint: said.hoursHint, type: 'text', autoComplete: 'off' })}
        {text('whatsApp', { label: said.whatsApp, hint: said.whatsAppHint, type: 'tel', autoComplete: 'tel' })}
        {text('mail', { label: said.mail, hint: said.mailHint, type: 'email', autoComplete: 'email' })}
        <AliasField
          alias={draft.alias}
          own={store.alias}
          problem={problem('alias')}
          words={words.own}
          onChange={(alias) => change({ alias })}
        />
        <FailureNote failure={failure} words={words.failures} onRetry={() => void save()} />
        <div className="actions">
          <Button type="submit" pending={state === 'saving'} pendingLabel={said.saving}>
            {said.save}
          </Button>
          <p role="status">{state === 'saved' && said.saved}</p>
        </div>
      </form>
      <StorePreview store={store} draft={draft} label={said.preview} words={words.page} />
    </section>
  );
}

export type OwnStoreWords = {
  own: Words<'store.own'>;
  page: Words<'store.page'>;
  failures: FailureWords;
  optional: string;
};
