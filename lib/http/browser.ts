import type { PathOf } from '@/contract/calls/table';
import { failure, type Result, success } from '@/lib/result';
import { readCookie } from '@/lib/session/cookie-header';
import { pagePersonHeader } from '@/lib/session/page-person';
import type { SessionKind } from '@/lib/session/session';
import { xsrfCookie, xsrfHeader } from '@/lib/session/xsrf-names';
import { shopState } from '@/lib/state/shop-state';
import { createListeners } from '@/lib/state/store';
import { type AnyInput, type CallArguments, callAddress, type ProxiedAnswer, type VerbWithMethod } from './call-input';
import { toResult } from './envelope';

const basePath = '/EuropaBackend/rest';
const firstPassword = 'error.firstPassword';
const endOfSession = /^error\.(signedOut|tokenDecoding)$/;

type Options = {
  idempotencyKey?: string;
  /** The person that the call is for, when the page is the same for everyone. */
  people?: Record<string, string>;
  /** Aborts a call that is outdated. */
  signal?: AbortSignal;
};

const answers = createListeners<[path: string]>();
/** Paths of successful calls, so that no form has to report its own success. */
export const onAnswers = answers.subscribe;

/** POST to the backend through our own host: `post<'signIn'>('/api/login', { body })`; types come from the contract. */
export const post = <V extends VerbWithMethod<'POST'>>(path: PathOf<V>, ...[input]: CallArguments<V, Options>) =>
  send<ProxiedAnswer<V>>('POST', path, input);

/** A GET that reads, or one that changes state: both carry the cross-site token. */
export const get = <V extends VerbWithMethod<'GET'>>(path: PathOf<V>, ...[input]: CallArguments<V, Options>) =>
  send<ProxiedAnswer<V>>('GET', path, input);

/** POST to a call that answers with a file. */
export const postForFile = <V extends VerbWithMethod<'POST'>>(path: PathOf<V>, ...[input]: CallArguments<V, Options>) =>
  send<Blob>('POST', path, input);

async function send<T>(method: string, path: string, input: AnyInput & Options = {}): Promise<Result<T>> {
  const { body, idempotencyKey } = input;
  try {
    const answer = await fetch(basePath + callAddress(path, input), {
      method,
      body: JSON.stringify(body),
      signal: input.signal,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        [xsrfHeader]: await xsrfToken(),
        ...pagePeople(input.people),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        // The page's language, which need not be the browser's: the backend uses it in names, mails and links.
        'accept-language': document.documentElement.lang,
      },
    });
    if (answer.ok && answer.headers.has('content-disposition')) return success((await answer.blob()) as T);
    const result = toResult<T>(answer.status, await answer.json().catch(() => null), answer.headers.get('retry-after'));
    if (!result.ok && endOfSession.test(result.key)) shopState.set({ sessionEnded: !shopState.get().leaving });
    if (result.ok) answers.notify(path);
    if (!result.ok && result.key === firstPassword) shopState.set({ firstPassword: true });
    return result;
  } catch {
    return failure('network', navigator.onLine ? 'error.busy' : 'error.offline');
  }
}

/** A call from one person's page must not run under the name of another who has signed in meanwhile. */
function pagePeople(own?: Record<string, string>): Record<string, string> {
  const people = { ...document.getElementById('content')?.dataset, ...own };
  return Object.fromEntries(
    Object.entries(people).map(([kind, id]) => [pagePersonHeader(kind as SessionKind), `${id}`]),
  );
}

/** Pages set no cookie; the first call that needs the token fetches it. */
async function xsrfToken(): Promise<string> {
  const known = readCookie(xsrfCookie);
  if (known) return known;
  await fetch('/api/session', { credentials: 'same-origin' });
  return readCookie(xsrfCookie) ?? '';
}
