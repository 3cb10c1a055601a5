'use client';

import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import { storePath } from '@/lib/store/store-path';
import { ShareCode, ShareLink } from './share-link';

type Props = {
  alias: string;
  /** What she writes in. */
  reads: Locale;
  origin: string;
  texts: Record<Locale, string>;
  words: Words<'store.own.share'>;
};

/** Her store's link, also on paper. */
export function SharePanel({ alias, reads, origin, texts, words }: Props) {
  const code = (link: string) => (
    <ShareCode link={link} label={words.code} text={words.codeText} words={words}>
      <Button variant="quiet" size="compact" onClick={() => window.print()}>
        {words.print}
      </Button>
    </ShareCode>
  );
  return (
    <section className="own-store-share" aria-labelledby="share">
      <ShareLink
        name={words.link}
        origin={origin}
        path={storePath(alias)}
        reads={reads}
        texts={texts}
        words={words}
        code={code}
      >
        <h2 id="share">{words.title}</h2>
      </ShareLink>
    </section>
  );
}
