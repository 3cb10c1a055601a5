import type { AnswerOf, Verb } from 'contract/calls/table.ts';
import type { Db } from '../database/schema.ts';
import type { Answer, CallInput } from '../kit/handlers.ts';
import type { Kit } from '../kit/kit.ts';
import { doOnce } from './idempotency.ts';
import { requireIdentity } from './identity.ts';

/** How handlers use the database, the same for every module. */
export function transactions({ db }: Pick<Kit, 'db'>) {
  /** All of it happens, or nothing. */
  const change = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);

  /** Reads one consistent snapshot, while other transactions may write. */
  const read = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

  /**
   * A change that runs once per idempotency key; keys belong to the caller and to this call. Where a key is optional,
   * the call must be idempotent by itself.
   */
  const changeOnce = <V extends Verb>(
    verb: V,
    { identity, idempotencyKey, params, body, query }: CallInput<V>,
    work: (trx: Db) => Promise<Answer<AnswerOf<V>>>,
  ): Promise<Answer<AnswerOf<V>>> => {
    const owner = requireIdentity(identity).accountId;
    if (idempotencyKey === undefined) return change(work);
    const attempt = { owner, key: idempotencyKey, request: [verb, body ?? query, ...Object.values(params ?? {})] };
    return change((trx) => doOnce(trx, attempt, () => work(trx)));
  };

  return { change, read, changeOnce };
}
