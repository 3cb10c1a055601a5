import { crc32 } from 'node:zlib';
import type { Forgery, Signers } from './certificates.ts';
import type { ForgedNotice } from './scenarios.ts';

type Sender = {
  now: () => Date;
  nextId: () => string;
  signers: () => Signers;
  note: (what: string, details?: object) => void;
  origin: string;
  webhookUrl: string | null;
  webhookId: string;
};

export type WebhookOptions = { copies?: number; held?: boolean; forged?: ForgedNotice };
type Letter = {
  type: string;
  body: string;
  headers: Record<string, string>;
  copies: number;
  held: boolean;
  tries: number;
  dueAt: number;
};

const mostTries = 25;
const mostLetters = 1000;
// Doubled each time: as with PayPal, most retries are in the first days.
const firstWaitMs = 1000;
const deadlineMs = 10_000;
const dayMs = 86_400_000;
const keyForgeries: readonly string[] = ['otherKey', 'otherRoot', 'expired', 'notByAuthority'] satisfies Forgery[];
const isByKey = (forged: ForgedNotice | undefined): forged is Forgery =>
  forged !== undefined && keyForgeries.includes(forged);

export type Post = ReturnType<typeof createPost>;

/** Signs events and sends them to the shop; refused ones can be sent again. */
export function createPost(sender: () => Sender) {
  let letters: Letter[] = [];
  let busy: Promise<unknown> = Promise.resolve();

  function write(type: string, resource: object, { copies = 1, held = false, forged }: WebhookOptions = {}): void {
    const { now, nextId, signers, origin, webhookId } = sender();
    const time = new Date(now().getTime() - (forged === 'old' ? 4 * dayMs : 0)).toISOString();
    const id = nextId();
    const event = { id: `WH-${nextId()}`, event_version: '1.0', create_time: time, event_type: type, resource };
    const body = JSON.stringify(event);
    const recipient = forged === 'webhookId' ? 'SOMEBODYELSES' : webhookId;
    const { signature, certificateId } = signers().sign(
      `${id}|${time}|${recipient}|${crc32(body)}`,
      isByKey(forged) ? forged : null,
    );
    // The same machine under a host name that was not agreed on.
    const host = forged === 'host' ? origin.replace('127.0.0.1', 'localhost') : origin;
    if (letters.length >= mostLetters) letters.shift();
    letters.push({
      type,
      body: forged === 'body' ? body.replace('COMPLETED', 'COMPLETEd') : body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': `${host}/paypal/v1/notifications/certs/${certificateId}`,
        'paypal-auth-algo': forged === 'algorithm' ? 'SHA1withRSA' : 'SHA256withRSA',
      },
      copies,
      held,
      tries: 0,
      dueAt: 0,
    });
  }

  async function send(letter: Letter): Promise<void> {
    const { webhookUrl, note, now } = sender();
    if (webhookUrl === null) return;
    letter.tries++;
    letter.dueAt = now().getTime() + firstWaitMs * 2 ** letter.tries;
    const copies = Array.from({ length: letter.copies }, () => attempt(webhookUrl, letter));
    const taken = (await Promise.all(copies)).every(Boolean);
    note(taken ? 'notice taken' : 'notice refused', { type: letter.type, tries: letter.tries });
    if (taken || letter.tries >= mostTries) letters = letters.filter((one) => one !== letter);
  }

  const isDue = ({ held, dueAt }: Letter) => !held && dueAt <= sender().now().getTime();

  async function sendAll(due: Letter[]): Promise<number> {
    for (const letter of due) await send(letter);
    return due.length;
  }

  const inTurn = (work: () => Promise<number>): Promise<number> => {
    const done = busy.then(work);
    busy = done;
    return done;
  };

  return {
    write,
    /** Sends what is due and not held back, in order. */
    deliver: () => inTurn(() => sendAll(letters.filter(isDue))),
    /** Sends everything, in reverse order if asked. */
    deliverHeld: (backwards: boolean) => inTurn(() => sendAll(backwards ? letters.toReversed() : [...letters])),
    waiting: () => letters.map(({ type, tries, held }) => ({ type, tries, held })),
    forget: () => {
      letters = [];
    },
  };
}

async function attempt(url: string, { body, headers }: Letter): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
