'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { proofMaxBytes } from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { sendProof } from '@/lib/payment/payment-mutations';
import { readProofFile } from '@/lib/payment/proof-file';
import type { Failure, Result } from '@/lib/result';
import { useInBrowser } from '@/lib/state/use-store';

export type ProofWords = { proof: Words<'payment.proof'>; failures: FailureWords };

type Props = {
  payment: string;
  /** The text about a proof that was sent before, with its time. */
  sentNote: string | null;
  words: ProofWords;
  /** Replaced where there is no session: the order's link identifies the payment. */
  send?: (payment: string, text: string) => Promise<Result<unknown>>;
};

type State = 'ready' | 'sending' | 'tooLarge' | 'unreadable';

/** N14. The payer sends a proof, which an operator checks; it moves no money. Without script there is no button. */
export function SendProof({ payment, sentNote, words: { proof: said, failures }, send: deliver = sendProof }: Props) {
  const [state, setState] = useState<State>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The file's content, kept to send it again after a failure without choosing it again.
  const read = useRef('');
  const busy = useRef(false);
  const running = useInBrowser(() => true, false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file || busy.current) return;
    setFailure(null);
    setState('sending');
    const found = await readProofFile(file).catch(() => ({ refused: 'unreadable' as const }));
    if ('refused' in found) return setState(found.refused);
    read.current = found.text;
    await send();
  }
  async function send(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    setState('sending');
    const result = await deliver(payment, read.current);
    busy.current = false;
    if (result.ok) setSent(true);
    // A file with a PDF's name need not be one.
    if (!result.ok && Object.keys(result.fields).length > 0) return setState('unreadable');
    setFailure(result.ok ? null : result);
    setState('ready');
  }
  // Replaced when a new proof arrives; until then the earlier one is still there.
  const arrived = sent ? said.thanks : sentNote;
  const refused = state === 'tooLarge' || state === 'unreadable' ? state : null;
  return (
    <section aria-labelledby="proof" className="transfer-proof">
      <h4 id="proof">{said.title}</h4>
      <p>{said.text}</p>
      <p role="status">{state === 'sending' ? null : arrived}</p>
      {running && (
        <>
          <input
            ref={field}
            type="file"
            accept="application/pdf,image/*"
            hidden
            onChange={(event) => void choose(event)}
          />
          {refused && (
            <p role="alert">
              <FieldError id="proof-error">{fill(said[refused], { size: String(proofMaxBytes / 1024) })}</FieldError>
            </p>
          )}
          <FailureNote failure={failure} words={failures} onRetry={() => void send()} />
          <Button
            variant="secondary"
            pending={state === 'sending'}
            pendingLabel={said.sending}
            aria-describedby={refused ? 'proof-error' : undefined}
            onClick={() => field.current?.click()}
          >
            {arrived ? said.replace : said.choose}
          </Button>
        </>
      )}
    </section>
  );
}
