import type { Scenario } from './scenarios.ts';

/** A notice on its way to a shop; held ones are sent by a control call. */
type Letter = { id: number; order: string; url: string; body: string; dueAt: number | null; reordered: boolean };
export type Send = (url: string, body: string) => Promise<number>;
/** The network faults of the next notices. */
export type NoticeFault = 'drop' | 'delay' | 'duplicate' | 'reorder';
export type Journal = (order: string, event: string, detail?: string) => void;

const afterReturnMs = 5_000;
const afterExpiryMs = 45 * 60_000;
const delayMs = 60_000;
const duplicates = 3;
const deadlineMs = 10_000;

export function createCourier(now: () => number, send: Send, record: Journal) {
  let letters: Letter[] = [];
  let faults: NoticeFault[] = [];
  let lastId = 0;

  const dueAt = (when: Scenario['notice'], openedAt: number): number | null => {
    if (when === 'held') return null;
    if (when === 'afterExpiry') return openedAt + afterExpiryMs;
    return when === 'afterReturn' ? now() + afterReturnMs : now();
  };

  async function deliver(letter: Letter): Promise<void> {
    const status = await send(letter.url, letter.body);
    record(letter.order, 'notice', `${letter.id} answered with ${status || 'nothing'}`);
  }

  async function deliverAll(chosen: Letter[]): Promise<number> {
    letters = letters.filter((letter) => !chosen.includes(letter));
    if (chosen.some(({ reordered }) => reordered)) for (const letter of chosen.toReversed()) await deliver(letter);
    else await Promise.all(chosen.map(deliver));
    return chosen.length;
  }

  return {
    post(order: string, url: string, body: string, { notice, copies, reordered }: Scenario, openedAt: number): void {
      const fault = notice === 'never' ? null : faults.shift();
      if (notice === 'never' || url === '' || fault === 'drop') {
        record(order, 'notice', 'never arrives');
        return;
      }
      const due = dueAt(notice, openedAt);
      const letter = {
        order,
        url,
        body,
        dueAt: due !== null && fault === 'delay' ? due + delayMs : due,
        reordered: reordered || fault === 'reorder',
      };
      const times = fault === 'duplicate' ? duplicates : copies;
      for (let copy = 0; copy < times; copy += 1) {
        lastId += 1;
        letters.push({ ...letter, id: lastId });
      }
    },
    deliverDue: () => deliverAll(letters.filter((letter) => letter.dueAt !== null && letter.dueAt <= now())),
    /** Delivers at once, due or held; all notices, or those of one order. */
    deliverNow: (order: string | null) =>
      deliverAll(letters.filter((letter) => order === null || letter.order === order)),
    waiting: () => letters.map(({ id, order, dueAt: due }) => ({ id, order, dueAt: due })),
    fail(fault: NoticeFault, times: number): void {
      faults = Array.from({ length: times }, () => fault);
    },
    reset(): void {
      letters = [];
      faults = [];
      lastId = 0;
    },
  };
}

/** As the gateway does it: no redirect is followed, and of the answer only the status counts. */
export async function sendByHttp(url: string, body: string): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
