import type { CallRow, MethodOf, PathOf, Verb } from './calls.ts';

// Types only: the browser knows every call by `import type` and loads nothing of the table.

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

/** What the browser may ask for: what has another host is not among it. */
export type ProxiedVerb = Exclude<Verb, 'locateAddress' | 'submitToProvider'>;

/** The address of a call, its parameters filled in by any text: `post<'signIn'>('/api/login', body)`. */
export type AddressOf<V extends Verb> = Filled<PathOf<V>>;

/** Verbs by method, so that a function for one method takes no call of the other. */
export type VerbWithMethod<Method extends 'GET' | 'POST'> = {
  [V in ProxiedVerb]: MethodOf<V> extends Method ? V : never;
}[ProxiedVerb];

/** The verb behind a path of the table: `VerbByPath['/api/login']` is `signIn`. */
export type VerbByPath = { [Row in CallRow as Row['path']]: Row['verb'] };
