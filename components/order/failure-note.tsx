'use client';

import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import { formatFailureReason } from '@/lib/order/remark-texts';
import type { Failure } from '@/lib/result';
import { openSignInDialog, useSignInEvent } from '@/lib/sign-in/sign-in-events';

/** Words for failures on every screen, and for a session that ended. */
export type FailureWords = Words<'checkout.failures'> & {
  again: Words<'signIn.again'>;
  reasons: Words<'checkout.remarks'>;
};

type Props = {
  failure: Failure | null;
  words: FailureWords;
  /** Tries again what failed. */
  onRetry: () => void;
};

/** What happened, what was kept and what to do; after a session ended, the dialog signs in again over the page. */
export function FailureNote({ failure, words, onRetry }: Props) {
  const signedOut = failure?.kind === 'signed-out';
  useSignInEvent('back', () => signedOut && onRetry());
  return (
    <div role="alert" className="form-failure checkout-failure" hidden={!failure}>
      {failure && <p>{signedOut ? words.again.text : wordsFor(failure, words)}</p>}
      {signedOut && (
        <Button variant="secondary" onClick={openSignInDialog}>
          {words.again.open}
        </Button>
      )}
      {failure?.retryable && (
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {failure?.kind === 'conflict' && (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      )}
    </div>
  );
}

const sayings = ['busy', 'offline', 'conflict', 'invalid', 'crossSite'] as const;

/** A reason that the backend named says more than the kind of failure. */
function wordsFor(failure: Failure, words: FailureWords): string {
  const { kind, key } = failure;
  const reason = formatFailureReason(failure, words.reasons);
  if (reason) return reason;
  if (kind === 'conflict') return words.conflict;
  const name = key.replace(/^error\./, '');
  const known = sayings.find((saying) => saying === name);
  return known ? words[known] : words.broken;
}
