'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { clientWelcome } from '@/lib/access/route-access';
import { chooseExecutive } from '@/lib/clients/own-account-calls';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { forgetOwnList } from '@/lib/requests/asked-list';

type Props = { locale: Locale; name: string; words: Words<'clientData.leave'> };

/** The client keeps the account and has no executive afterwards. */
export function LeaveExecutive({ locale, name, words }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  async function leave() {
    setState('asking');
    const answer = await chooseExecutive(null);
    if (!answer.ok) return setState('failed');
    // Without an executive the list has no addressee.
    await forgetOwnList();
    window.location.assign(localePath(locale, clientWelcome));
  }
  return (
    <section aria-labelledby="leave">
      <h2 id="leave">{words.title}</h2>
      <p>{fill(words.text, { name })}</p>
      <Disclosure summary={fill(words.open, { name })}>
        <p>{fill(words.goes, { name })}</p>
        <Button variant="secondary" pending={state === 'asking'} pendingLabel={words.pending} onClick={leave}>
          {words.submit}
        </Button>
        <p role="alert">{state === 'failed' ? words.failed : ''}</p>
      </Disclosure>
    </section>
  );
}
