import { fill, type Words } from '@/lib/i18n/message-texts';
import { normalizePhone } from '@/lib/person/phone';
import type { StoreDraft } from '@/lib/personal-store/own-store';
import type { PersonalStore } from '@/lib/personal-store/personal-store';
import { PersonalStoreCard, StoreStory } from './personal-store-card';

type Props = { store: PersonalStore; draft: StoreDraft; label: string; words: Words<'store.page'> };

/** The store as it will look, updated while the executive writes. */
export function StorePreview({ store, draft, label, words }: Props) {
  const shown = seen(store, draft);
  return (
    <aside className="own-store-preview" aria-label={label}>
      <p className="text-soft">{label}</p>
      <PersonalStoreCard store={shown} words={words} headingLevel={3} photo={draft.portrait} />
      <Favourites store={shown} title={fill(words.favourites, { name: shown.givenName })} />
      {shown.story && (
        <StoreStory store={shown} headingLevel={3} title={fill(words.story, { name: shown.givenName })} />
      )}
    </aside>
  );
}

/** The executive's words on each product; the cards around them come from the catalogue. */
function Favourites({ store: { locale, favourites }, title }: { store: PersonalStore; title: string }) {
  if (favourites.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="own-store-previewed">
        {favourites.map(({ product: { reference, name }, sentence }) => (
          <li key={reference}>
            {sentence.trim() && (
              <p className="store-sentence" lang={locale}>
                {sentence}
              </p>
            )}
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const seen = (store: PersonalStore, draft: StoreDraft): PersonalStore => ({
  ...store,
  hours: draft.hours.trim() || null,
  greeting: draft.greeting.trim(),
  story: draft.story.trim(),
  whatsApp: normalizePhone(draft.whatsApp) || null,
  mail: draft.mail.trim() || null,
  favourites: draft.favourites,
  portrait: draft.portrait === undefined ? store.portrait : null,
});
