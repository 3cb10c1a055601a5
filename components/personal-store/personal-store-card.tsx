import { useId } from 'react';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { markLine } from '@/lib/brand-mark';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { PersonalStore } from '@/lib/personal-store/personal-store';
import { isHouseStore } from '@/lib/personal-store/store-rules';
import { StorePortrait } from './store-portrait';

type Props = {
  store: PersonalStore;
  words: Words<'store.page'>;
  headingLevel?: 1 | 3;
  /** Chosen on this device and not saved yet, in base64. */
  photo?: string | null | undefined;
};

/** The store's card: portrait, greeting, one contact. The same on the page and in the editor's preview. */
export function PersonalStoreCard({ store, words, headingLevel = 1, photo }: Props) {
  const { alias, name, givenName, town, hours, greeting, locale } = store;
  const Heading = `h${headingLevel}` as const;
  const isHouse = isHouseStore(alias);
  return (
    <div className="store-card">
      <StorePortrait store={store} photo={photo} />
      <div className="store-card-words">
        <p className="store-eyebrow">{isHouse ? words.house : words.eyebrow}</p>
        <Heading className="store-name">{name}</Heading>
        {town && <p className="text-soft">{fill(words.town, { town })}</p>}
        {greeting ? (
          <blockquote className="store-greeting" lang={locale}>
            {greeting}
          </blockquote>
        ) : (
          <p className="store-greeting">{fill(isHouse ? words.houseGreeting : words.greeting, { name: givenName })}</p>
        )}
        {hours && <p className="text-soft">{fill(words.hours, { hours })}</p>}
        <Reach store={store} words={words} />
      </div>
      <Stamp />
    </div>
  );
}

/** One contact is enough: WhatsApp if the executive has it, else mail, else the house. */
function Reach({ store: { alias, givenName: name, whatsApp, mail }, words }: Pick<Props, 'store' | 'words'>) {
  if (whatsApp)
    return (
      <a
        href={`https://wa.me/${whatsApp.replace('+', '')}?text=${encodeURIComponent(fill(words.hello, { name }))}`}
        rel="noopener"
        className={buttonClass()}
      >
        {fill(words.whatsapp, { name })}
      </a>
    );
  const subject = encodeURIComponent(fill(words.subject, { name }));
  if (mail)
    return (
      <a href={`mailto:${mail}?subject=${subject}`} className={buttonClass()}>
        {fill(words.mail, { name })}
      </a>
    );
  return (
    <a
      href={`mailto:${brand.mail}${isHouseStore(alias) ? '' : `?subject=${subject}`}`}
      className={buttonClass({ variant: 'secondary' })}
    >
      {fill(isHouseStore(alias) ? words.mailHouse : words.mailUs, { name })}
    </a>
  );
}

const Stamp = () => (
  <svg className="store-stamp" viewBox="0 0 88 104" aria-hidden="true">
    <rect className="store-stamp-paper" x="6" y="6" width="76" height="92" />
    <rect className="store-stamp-ground" x="14" y="14" width="60" height="76" />
    <path className="store-stamp-mark" d={markLine} transform="translate(20 26) scale(1.5)" />
    <g className="store-stamp-post">
      <circle cx="14" cy="80" r="26" />
      <circle cx="14" cy="80" r="20" />
    </g>
  </svg>
);

type StoreStoryProps = { store: PersonalStore; title: string; headingLevel?: 2 | 3 };

/** The executive's own story. The same on the page and in the editor's preview. */
export function StoreStory({ store: { story, locale }, title, headingLevel = 2 }: StoreStoryProps) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="store-section store-story" aria-labelledby={heading}>
      <Heading id={heading}>{title}</Heading>
      <div lang={locale}>
        {story.split(/\n\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
