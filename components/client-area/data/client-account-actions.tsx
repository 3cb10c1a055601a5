'use client';

import { useState } from 'react';
import { ChangeEmail } from '@/components/password/change-email';
import { CloseAccount } from '@/components/password/close-account';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { clientData, clientLogin, clientWelcome } from '@/lib/access/route-access';
import type { ClientData } from '@/lib/client-area/client-data';
import { confirmClientEmailChange, requestClientEmailChange } from '@/lib/client-area/client-data-mutations';
import { chooseExecutive } from '@/lib/client-area/create-account-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { closeClient } from '@/lib/password/close-account-calls';
import { forgetOwnRequestDraft } from '@/lib/requests/request-draft';
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
    await forgetOwnRequestDraft();
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
  own: Pick<ClientData, 'email' | 'waitingEmail' | 'version'>;
  words: { mail: Words<'ownData.mail'>; forms: Words<'forms'> };
};

export const ChangeClientEmail = ({ locale, own: { email, waitingEmail, version }, words }: ClientMailProps) => (
  <ChangeEmail
    email={email ?? ''}
    waitingEmail={waitingEmail ?? null}
    ask={(wish) => requestClientEmailChange(version ?? 0, wish)}
    confirm={(code) => confirmClientEmailChange(version ?? 0, code)}
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
    await forgetOwnRequestDraft();
    // A full load, so that nothing of the client stays in memory.
    window.location.assign(`${localePath(locale, clientLogin)}?closed=1`);
  }
  return <CloseAccount said={said} words={words} send={closeClient} onClosed={leave} />;
}
