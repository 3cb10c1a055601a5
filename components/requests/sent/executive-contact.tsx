import { linkClass } from '@/components/ui/text-link';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatLanguages } from '@/lib/requests/sent/executive-facts';
import type { SentBag } from '@/lib/requests/sent/sent-bag';
import { ExecutiveFace } from './executive-face';
import type { SentBagWords } from './words';

import './sent.css';

/** A store has no list of languages, because it is written in one. */
type Contact = Pick<SentBag['executive'], 'name' | 'portrait' | 'hours' | 'whatsApp' | 'mail'> & {
  town: string | null;
  languages?: SentBag['executive']['languages'];
};

type Props = {
  locale: Locale;
  executive: Contact;
  words: { seen: Pick<SentBagWords['seen'], 'who' | 'hours' | 'whatsapp' | 'mail'> };
};

/** The answering executive, with the contacts that are public. */
export function ExecutiveContact({ locale, executive, words: { seen } }: Props) {
  const { name, portrait, town, hours, whatsApp, mail } = executive;
  const spoken = formatLanguages({ languages: executive.languages ?? [] }, locale);
  return (
    <section className="sent-who" aria-labelledby="who">
      <h2 id="who">{seen.who}</h2>
      <div className="send-executive">
        <ExecutiveFace name={name} portrait={portrait} />
        <div>
          <h3>{name}</h3>
          <p className="text-soft">{[town, spoken].filter(Boolean).join(' · ')}</p>
          {hours && <p className="text-soft">{fill(seen.hours, { hours })}</p>}
          {whatsApp && (
            <p>
              <a href={`https://wa.me/${whatsApp.replace('+', '')}`} rel="noopener noreferrer" className={linkClass()}>
                {fill(seen.whatsapp, { name })}
              </a>
            </p>
          )}
          {mail && (
            <p>
              <a href={`mailto:${mail}`} className={linkClass()}>
                {fill(seen.mail, { name })}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
