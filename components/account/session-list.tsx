'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { endExecutiveSession } from '@/lib/account/account-mutations';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { signOutEverywhere } from '@/lib/sign-in/session-mutations';

/** Times come as texts, because the server formats them in the reader's language. */
export type SessionRow = { id: string; device: string; times: string; current: boolean; stays?: boolean };

type Props = {
  locale: Locale;
  sessions: SessionRow[];
  version: number;
  words: Words<'security.sessions'>;
  /** False for an advisor who acts as the executive: no session of the executive can be ended. */
  endsAll?: boolean;
};

export function SessionList({ locale, sessions, version, words, endsAll = true }: Props) {
  const [shown, setShown] = useState(sessions);
  const [now, setNow] = useState(version);
  const [pending, setPending] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);

  async function end({ id, device }: SessionRow) {
    setPending(id);
    setFailed(false);
    const result = await endExecutiveSession(now, id);
    setPending(null);
    setFailed(!result.ok);
    if (!result.ok) return;
    setNow(result.data.version);
    setShown(shown.filter((each) => each.id !== id));
    setSaid(fill(words.ended, { device: device || words.unknown }));
  }

  async function endAll() {
    setPending('all');
    setFailed(false);
    // A full load, so that nothing of the session stays in memory.
    if (await signOutEverywhere('executive')) return window.location.assign(localePath(locale, countryHome));
    setPending(null);
    setFailed(true);
  }

  return (
    <>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && words.failed}
      </p>
      <p role="status" className="form-done" hidden={!said}>
        {said}
      </p>
      <ul className="session-list">
        {shown.map((session) => (
          <li key={session.id}>
            <div>
              <p className="session-device">
                {session.device || words.unknown}
                {session.current && <span className="session-current">{words.current}</span>}
              </p>
              <p className="text-soft">{session.times}</p>
              {session.stays && <p className="text-soft">{words.stays}</p>}
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                size="compact"
                aria-label={fill(words.endOf, { device: session.device || words.unknown })}
                pending={pending === session.id}
                pendingLabel={words.ending}
                onClick={() => end(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {endsAll && (
        <>
          <p className="text-soft">{words.everywhereHint}</p>
          <Button
            variant="secondary"
            pending={pending === 'all'}
            pendingLabel={words.everywherePending}
            onClick={endAll}
          >
            {words.everywhere}
          </Button>
        </>
      )}
    </>
  );
}
