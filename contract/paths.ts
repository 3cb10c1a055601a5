import type { CallId, CallRow, MethodOf, PathOf } from './calls.ts';

// Types only: the browser knows every call by `import type` and loads nothing of the table.

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

/** What the browser may ask for: what has another host is not among it. */
export type ProxiedCallId = Exclude<CallId, 'C007' | 'C094'>;

/** The address of a call, its parameters filled in by any text: `post<'C001'>('/api/login', body)`. */
export type AddressOf<Id extends CallId> = Filled<PathOf<Id>>;

/** Ids by method, so that a function for one method takes no call of the other. */
export type IdWithMethod<Method extends 'GET' | 'POST'> = {
  [Id in ProxiedCallId]: MethodOf<Id> extends Method ? Id : never;
}[ProxiedCallId];

/** The id behind a path of the table: `CallIdByPath['/api/login']` is C001. */
export type CallIdByPath = { [Row in CallRow as Row['path']]: Row['id'] };
