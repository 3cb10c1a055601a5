import { requestHours } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { RequestNews } from '../../kit/outbox.ts';
import type { RequestRow } from './requests.repository.ts';

const hourMs = 3_600_000;

/** Whoever's turn it is has so long. */
export const answerBy = (now: Date): Date => new Date(now.getTime() + requestHours * hourMs);

/** Whoever has to know is written to, if the transaction commits: one mail for each change. */
export const tellRequest = (
  outbox: Kit['outbox'],
  trx: Db,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  about: RequestNews,
): Promise<void> => outbox.send(trx, 'request-mail', `request ${id} ${about} ${version}`, { requestId: id, about });
