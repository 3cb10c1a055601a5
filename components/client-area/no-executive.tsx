'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { clientWelcome, searchExecutivesPath } from '@/lib/access/route-access';
import { chooseExecutive } from '@/lib/client-area/create-account-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { currentStore } from '@/lib/personal-store/current-store';
import { isHouseStore } from '@/lib/personal-store/store-rules';
import { useStore } from '@/lib/state/use-store';

type Props = { locale: Locale; words: Words<'clientArea.alone'> };

/** A client without an executive can buy directly, or join the executive whose shop is open. */
export function NoExecutive({ locale, words }: Props) {
  const store = useStore(currentStore, (kept) => kept.store, null);
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | 'tooMany' | 'failed'>('idle');
  const here = store && !isHouseStore(store.alias) ? store : null;
  async function take(alias: string) {
    setState('asking');
    const answer = await chooseExecutive(alias);
    if (answer.ok) window.location.assign(localePath(locale, clientWelcome));
    else if (answer.key === 'error.tooMany') setState('tooMany');
    else setState(answer.kind === 'absent' || answer.kind === 'conflict' ? 'refused' : 'failed');
  }
  return (
    <section aria-labelledby="alone">
      <h2 id="alone" className="client-heading">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <p>{here ? fill(words.here, { name: here.name }) : words.how}</p>
      <p className="actions">
        {here && (
          <Button pending={state === 'asking'} pendingLabel={words.pending} onClick={() => take(here.alias)}>
            {fill(words.take, { name: here.name })}
          </Button>
        )}
        <a href={localePath(locale, countryHome)} className={buttonClass({ variant: here ? 'secondary' : 'primary' })}>
          {words.shop}
        </a>
        <a href={localePath(locale, searchExecutivesPath)} className={buttonClass({ variant: 'secondary' })}>
          {words.search}
        </a>
      </p>
      <p role="alert">{state === 'idle' || state === 'asking' ? '' : words[state]}</p>
    </section>
  );
}
