'use client';

import { useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { clientsPath } from '@/lib/access/route-access';
import { type Client, type EditOutcome, fullName } from '@/lib/client-book/client-book';
import { removeClient, setBlocked } from '@/lib/client-book/client-book-mutations';
import { toClientPath } from '@/lib/client-book/clients-filter';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Failure, Result } from '@/lib/result';

type Props = {
  locale: Locale;
  client: Client;
  words: { actions: Words<'clientBook.actions'>; reasons: Words<'clientBook.reasons'>; failures: FailureWords };
};

type ClientAction = 'block' | 'remove';

/** Actions on a client. One that cannot be undone asks for confirmation. */
export function ClientActions({ locale, client, words: { actions: said, reasons, failures } }: Props) {
  const [asking, setAsking] = useState(false);
  const [doing, setDoing] = useState<ClientAction | null>(null);
  const [failed, setFailed] = useState<{ action: ClientAction; failure: Failure } | null>(null);
  const [reason, setReason] = useState('');
  const blocked = client.state === 'blocked';
  const actions: Record<ClientAction, () => Promise<Result<EditOutcome>>> = {
    block: () => setBlocked(client, !blocked),
    remove: () => removeClient(client),
  };
  async function act(action: ClientAction) {
    setDoing(action);
    setFailed(null);
    setReason('');
    const result = await actions[action]();
    if (result.ok && result.data.kind === 'done')
      return window.location.assign(localePath(locale, action === 'remove' ? clientsPath : toClientPath(client.id)));
    setDoing(null);
    if (!result.ok) return setFailed({ action, failure: result });
    const key = result.data.kind === 'refused' ? result.data.reason : '';
    setReason(reasons[key.slice(key.lastIndexOf('.') + 1) as keyof typeof reasons] ?? reasons.changed);
  }
  return (
    <section aria-labelledby="actions" className="client-actions">
      <h2 id="actions">{said.title}</h2>
      <p>{said.blockText}</p>
      <Button
        variant="secondary"
        pending={doing === 'block'}
        pendingLabel={said.working}
        onClick={() => void act('block')}
      >
        {blocked ? said.unblock : said.block}
      </Button>
      {client.hasAccount ? <p>{said.removeOwn}</p> : <p>{said.removeText}</p>}
      {client.hasAccount ? null : asking ? (
        <fieldset className="client-group">
          <legend>{fill(said.removeTitle, { name: fullName(client) })}</legend>
          <div className="actions">
            <Button pending={doing === 'remove'} pendingLabel={said.working} onClick={() => void act('remove')}>
              {said.removeSure}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {said.cancel}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {said.remove}
        </Button>
      )}
      <p role="alert" className="form-failure" hidden={!reason}>
        {reason}
      </p>
      <FailureNote
        failure={failed?.failure ?? null}
        words={failures}
        onRetry={() => failed && void act(failed.action)}
      />
    </section>
  );
}
