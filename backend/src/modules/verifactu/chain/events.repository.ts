import type { Db } from '../../../database/schema.ts';
import { type EventDetail, hashOfEvent, type SystemEvent, typeOfEvent } from '../core/events.ts';
import { toRecordTime } from '../core/records.ts';
import type { Chain } from './chains.repository.ts';

/** Adds an event behind the last one of a locked chain. */
export async function appendEvent(trx: Db, chain: Chain, detail: EventDetail, now: Date): Promise<void> {
  const last = await trx
    .selectFrom('verifactu_events')
    .select(['position', 'hash', 'content', 'made_at'])
    .where('chain_id', '=', chain.id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = last?.content as SystemEvent | undefined;
  const at = last && last.made_at > now ? last.made_at : now;
  const event: SystemEvent = {
    system: chain.system,
    issuer: chain.issuer,
    at: toRecordTime(at),
    detail,
    previous: last && before ? { type: typeOfEvent(before.detail), at: before.at, hash: last.hash } : null,
  };
  await trx
    .insertInto('verifactu_events')
    .values({
      chain_id: chain.id,
      position: (last?.position ?? 0) + 1,
      content: JSON.stringify(event),
      hash: hashOfEvent(event),
      made_at: at,
    })
    .execute();
}
