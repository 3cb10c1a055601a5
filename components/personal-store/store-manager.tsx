'use client';

import { useState } from 'react';
import { FailureNote } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { OwnStore } from '@/lib/personal-store/own-store';
import { pauseStore } from '@/lib/personal-store/own-store-mutations';
import { storePath } from '@/lib/personal-store/store-path';
import type { Failure } from '@/lib/result';
import { ShareStore } from './share/share-store';
import { type OwnStoreWords, StoreEditor } from './store-editor';

type Props = {
  locale: Locale;
  own: OwnStore;
  /** The shop's origin as visitors see it. */
  origin: string;
  texts: Record<Locale, string>;
  words: OwnStoreWords;
};

export function StoreManager({ locale, own, origin, texts, words }: Props) {
  const [{ store, paused }, setOwn] = useState(own);
  const take = (saved: OwnStore | null) => saved && setOwn(saved);
  return (
    <>
      <Pause locale={locale} paused={paused} alias={store.alias} words={words} onSaved={take} />
      <ShareStore
        locale={locale}
        alias={store.alias}
        reads={store.locale}
        origin={origin}
        texts={texts}
        words={words.own.share}
      />
      <StoreEditor locale={locale} store={store} words={words} onSaved={take} />
    </>
  );
}

type PauseProps = Pick<Props, 'locale' | 'words'> & {
  paused: boolean;
  alias: string;
  onSaved: (saved: OwnStore | null) => void;
};

function Pause({ locale, paused, alias, words, onSaved }: PauseProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const said = words.own.state;
  async function change() {
    setPending(true);
    setFailure(null);
    const result = await pauseStore(locale, !paused);
    setPending(false);
    if (result.ok) onSaved(result.data);
    else setFailure(result);
  }
  return (
    <div className="own-store-state">
      <p role="status">{paused ? said.paused : said.open}</p>
      <div className="actions">
        <Button variant="secondary" pending={pending} onClick={() => void change()}>
          {paused ? said.resume : said.pause}
        </Button>
        <a href={localePath(locale, storePath(alias))} target="_blank" rel="noopener" className={linkClass()}>
          {said.see}
        </a>
      </div>
      <FailureNote failure={failure} words={words.failures} onRetry={() => void change()} />
    </div>
  );
}
