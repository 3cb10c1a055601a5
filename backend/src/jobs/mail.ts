import type { Mail } from '../outbox.ts';

/** Hands one mail over. The id stays the same when it is tried again, so that a receiver can drop the copy. */
type SendMail = (mail: Mail, id: string) => Promise<void>;

const deadlineMs = 10_000;

export function createMailboxSender(simulatorsUrl: string): SendMail {
  return async (mail, id) => {
    const answer = await fetch(`${simulatorsUrl}/mailbox/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, ...mail }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The mailbox answered with ${answer.status}.`);
  };
}
