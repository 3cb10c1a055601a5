'use client';

import { useState } from 'react';
import { ChangeMail } from '@/components/password/change-mail';
import { CloseAccount } from '@/components/password/close-account';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { clientData, clientLogin, clientWelcome } from '@/lib/access/route-access';
import { chooseExecutive } from '@/lib/clients/own-account-calls';
import type { OwnClient } from '@/lib/clients/own-client';
import { askForClientMail, confirmClientMail } from '@/lib/clients/own-client-mutations';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { closeClient } from '@/lib/password/close-account-calls';
import { forgetOwnList } from '@/lib/requests/asked-list';
import { signOut } from '@/lib/sign-in/session-mutations';

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

type ClientMailProps = {
  locale: Locale;
  own: Pick<OwnClient, 'email' | 'waitingEmail' | 'version'>;
  words: { mail: Words<'ownData.mail'>; forms: Words<'forms'> };
};

export const ClientMail = ({ locale, own: { email, waitingEmail, version }, words }: ClientMailProps) => (
  <ChangeMail
    email={email ?? ''}
    waitingEmail={waitingEmail ?? null}
    ask={(wish) => askForClientMail(version ?? 0, wish)}
    confirm={(code) => confirmClientMail(version ?? 0, code)}
    here={localePath(locale, clientData)}
    words={words}
  />
);

type CloseClientAccountProps = {
  locale: Locale;
  said: Words<'clientData.close'>;
  words: { close: Words<'closeAccount'>; forms: Words<'forms'> };
};

/** Closing the account removes the client's list from the device. */
export function CloseClientAccount({ locale, said, words }: CloseClientAccountProps) {
  async function leave() {
    await signOut('client');
    await forgetOwnList();
    // A full load, so that nothing of the client stays in memory.
    window.location.assign(`${localePath(locale, clientLogin)}?closed=1`);
  }
  return <CloseAccount said={said} words={words} send={closeClient} onClosed={leave} />;
}
