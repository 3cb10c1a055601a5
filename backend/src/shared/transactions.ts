import type { AnswerOf, Verb } from 'contract/calls/table.ts';
import type { Db } from '../database/schema.ts';
import type { Answer, CallInput } from '../kit/handlers.ts';
import type { Kit } from '../kit/kit.ts';
import { doOnce } from './idempotency.ts';
import { requireIdentity } from './identity.ts';

/** The ways in which handlers work on the database, said once for every module. */
export function transactions({ db }: Pick<Kit, 'db'>) {
  /** All of it happens, or nothing. */
  const change = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);

  /** One state of what is read, while another device may be changing it. */
  const read = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

  /**
   * A change that the caller's idempotency key lets happen once; it is hers, and for what this call asks only. Where a
   * call may come without one, what it does twice is what it does once.
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
