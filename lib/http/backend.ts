import 'server-only';
import { cacheLife } from 'next/cache';
import { basePath } from '@/contract/call';
import { type AnswerOf, type CallRow, calls, type Verb } from '@/contract/calls/table';
import { settings } from '@/lib/env';
import { failure, type Result } from '@/lib/result';
import { backendXsrfHeaders, readBackendXsrfToken } from '@/lib/session/xsrf';
import { type AnyInput, type CallArguments, callAddress } from './call-input';
import { createCircuitBreaker } from './circuit-breaker';
import { createConcurrencyLimit } from './concurrency-limit';
import { toResult } from './envelope';
import { readAnswer } from './read-answer';

const readDeadlineMs = 4_000;
const writeDeadlineMs = 15_000;
const breaker = createCircuitBreaker();
/** For public pages only: a person's own page does not wait behind a crawler. */
const limit = createConcurrencyLimit({ atOnce: 16, waiting: 1_000 });
/** This process's own token towards the backend; it belongs to no visitor. */
let crossSiteToken: string = crypto.randomUUID();
const rows = new Map(calls.map((row) => [row.verb as Verb, row]));

type Options = { token?: string; headers?: Record<string, string> };

/** Calls the backend directly from the server. Reads are tried twice, writes once. */
export async function callBackend<V extends Verb>(
  verb: V,
  ...[given]: CallArguments<V, Options>
): Promise<Result<AnswerOf<V>>> {
  const row = rows.get(verb);
  if (!row) throw new Error(`no such call: ${verb}`);
  const input: AnyInput & Options = given ?? {};
  const address = settings().backendUrl + basePath + callAddress(row.path, input);
  const init = {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...backendXsrfHeaders(crossSiteToken),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  };
  const first = await send<AnswerOf<V>>(row, address, init, row.changesState ? writeDeadlineMs : readDeadlineMs);
  if (first.ok || row.changesState || !first.retryable) return first;
  return send<AnswerOf<V>>(row, address, init, readDeadlineMs);
}

/** A read that failed. Thrown, so that nothing caches it and the last good page stays in use. */
export class BackendUnavailable extends Error {
  constructor(verb: string, detail: string) {
    super(`${verb}: ${detail}`);
    this.name = 'BackendUnavailable';
  }
}

/** For public pages: the data, null when the backend says that there is none, and otherwise an exception. */
export async function readPublic<V extends Verb>(
  verb: V,
  ...input: CallArguments<V, Options>
): Promise<AnswerOf<V> | null> {
  if (!(await limit.take())) throw new BackendUnavailable(verb, 'too many are waiting');
  const result = await callBackend(verb, ...input).finally(limit.give);
  if (result.ok) return result.data;
  if (result.kind === 'absent') return null;
  throw new BackendUnavailable(verb, `${result.kind} ${result.key}`);
}

async function send<T>(row: CallRow, address: string, init: RequestInit, deadlineMs: number): Promise<Result<T>> {
  if (!breaker.allows()) return failure('network', 'error.busy', { retryable: false });
  try {
    const answer = await fetch(address, {
      ...init,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    crossSiteToken = readBackendXsrfToken(answer) ?? crossSiteToken;
    const read = await readAnswer(row, answer);
    breaker.succeeded();
    return toResult<T>(read?.status ?? answer.status, read?.envelope, answer.headers.get('retry-after'));
  } catch {
    breaker.failed();
    return failure('network', 'error.busy');
  }
}

/** Replaces a list that could not be read: the page rendered without it is soon rendered again. */
export async function emptyOnOutage(): Promise<never[]> {
  'use cache';
  cacheLife('absent');
  return [];
}
