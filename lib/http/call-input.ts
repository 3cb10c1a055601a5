import type { AnswerOf, BodyOf, MethodOf, ParamsOf, QueryOf, Verb } from '@/contract/calls/table';
import type { SignedInWire } from '@/lib/session/session-mappers';

// Types only: the browser knows every call through `import type` and loads nothing of the contract.

type InputPart<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { [Key in Name]?: T }
    : { [Key in Name]: T };

/** The input of a call, by the names in its contract row. */
type CallInput<V extends Verb> = InputPart<'params', ParamsOf<V>> &
  InputPart<'query', QueryOf<V>> &
  InputPart<'body', BodyOf<V>>;

/** The last argument of a call: optional when the call needs no input. */
export type CallArguments<V extends Verb, Options> =
  Partial<CallInput<V>> extends CallInput<V> ? [input?: CallInput<V> & Options] : [input: CallInput<V> & Options];

/** The same, for functions that send any call. */
export type AnyInput = { params?: object; query?: object; body?: unknown };

/** The calls that the browser may make: those of other hosts are excluded. */
type ProxiedVerb = Exclude<Verb, 'locateAddress' | 'submitToProvider'>;

/** Verbs by method, so that a function for one method accepts no call of the other. */
export type VerbWithMethod<Method extends 'GET' | 'POST'> = {
  [V in ProxiedVerb]: MethodOf<V> extends Method ? V : never;
}[ProxiedVerb];

/** What the proxy returns: never a token, but who is signed in. */
export type ProxiedAnswer<V extends Verb> = AnswerOf<V> extends { token: string } ? SignedInWire : AnswerOf<V>;

/** Path and query of a call, without the base path. `path` is the contract's, with its `{x}`. */
export function callAddress(path: string, { params, query }: AnyInput): string {
  const values = params as Record<string, unknown> | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(values?.[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** Dot segments change the path even when encoded once; encoded twice they are a parameter that matches nothing. */
const segment = (value: string) => (/^\.{1,2}$/.test(value) ? '%252E'.repeat(value.length) : encodeURIComponent(value));
