import type { AnswerOf, BodyOf, MethodOf, ParamsOf, QueryOf, Verb } from '@/contract/calls/table';
import type { SignedInWire } from '@/lib/session/session-mappers';

// Types only: the browser knows every call by `import type` and loads nothing of the table.

type InputPart<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { [Key in Name]?: T }
    : { [Key in Name]: T };

/** What a call has to be given, by the names that its row has for it. */
type CallInput<V extends Verb> = InputPart<'params', ParamsOf<V>> &
  InputPart<'query', QueryOf<V>> &
  InputPart<'body', BodyOf<V>>;

/** The last argument of a call: it may be left out where the call wants nothing. */
export type CallArguments<V extends Verb, Options> =
  Partial<CallInput<V>> extends CallInput<V> ? [input?: CallInput<V> & Options] : [input: CallInput<V> & Options];

/** The same as a function sees it that sends any call. */
export type AnyInput = { params?: object; query?: object; body?: unknown };

/** What the browser may ask for: what has another host is not among it. */
type ProxiedVerb = Exclude<Verb, 'locateAddress' | 'submitToProvider'>;

/** Verbs by method, so that a function for one method takes no call of the other. */
export type VerbWithMethod<Method extends 'GET' | 'POST'> = {
  [V in ProxiedVerb]: MethodOf<V> extends Method ? V : never;
}[ProxiedVerb];

/** What the proxy lets pass: no token ever, and in its place who is signed in. */
export type ProxiedAnswer<V extends Verb> = AnswerOf<V> extends { token: string } ? SignedInWire : AnswerOf<V>;
