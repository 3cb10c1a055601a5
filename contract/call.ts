import type { Static, TSchema } from 'typebox';

/** Whose bearer token a call wants; `any-session` takes the one that its `ambito` names; `browser` never passes us. */
export type Token = 'public' | 'client-login' | 'executive' | 'advisor' | 'client' | 'any-session' | 'browser';

/**
 * What a successful answer does to the sealed sessions of the storefront. `renew` seals the new token where the answer
 * has one and leaves the sessions alone where it is null.
 */
export type SessionEffect = 'sign-in' | 'refresh' | 'renew' | 'sign-out' | 'act-as' | 'stop-acting';

/** Hosts other than the EuropaBackend. The proxy refuses such a row and the backend has no route for it. */
export type Elsewhere = 'ip-location' | 'payment-provider';

type Example<Q, B, R> = { params?: Record<string, string>; query?: Q; body?: B; datos: R };

/** Type of an example in `examples/<noun>.ts`: whatever the row has a schema for is there. */
export type ExampleOf<Datos extends TSchema, Body extends TSchema = never, Query extends TSchema = never> = {
  params?: Record<string, string>;
  datos: Static<Datos>;
} & ([Body] extends [never] ? unknown : { body: Static<Body> }) &
  ([Query] extends [never] ? unknown : { query: Static<Query> });

export type Call<
  Id extends string = string,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Datos extends TSchema = TSchema,
  Params extends TSchema = TSchema,
> = {
  id: Id;
  /** Short name, as the last meaningful segment of the path has it. */
  name: string;
  method: 'GET' | 'POST';
  /** Under the base path; `{x}` marks a parameter. */
  path: string;
  token: Token;
  /** Decides the cross-site check and whether the client may repeat it. Some GETs change state. */
  changesState: boolean;
  /** Needs an Idempotency-Key header. */
  idempotent?: true;
  effect?: SessionEffect;
  /** Sent by a payment provider's server, form-urlencoded and without cookies: its signature is the proof, not ours. */
  fromProvider?: true;
  /** The path belongs to another host, answers without our envelope and is never proxied. */
  elsewhere?: Elsewhere;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  datos: Datos;
  example: Example<Static<Query>, Static<Body>, Static<Datos>>;
};

/** Keeps the literal id and the schemas' types of a row. */
export function defineCall<
  const Id extends string,
  Query extends TSchema = never,
  Body extends TSchema = never,
  Datos extends TSchema = TSchema,
  Params extends TSchema = never,
>(call: Call<Id, Query, Body, Datos, Params>): Call<Id, Query, Body, Datos, Params> {
  return call;
}

export const basePath = '/EuropaBackend/rest';
