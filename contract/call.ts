import type { Static, TSchema } from 'typebox';

/** Whose bearer token a call wants; `any-session` takes the one that its `ambito` names; `browser` never passes us. */
export type Token = 'public' | 'client-login' | 'executive' | 'advisor' | 'client' | 'any-session' | 'browser';

/** What a successful answer does to the sealed sessions of the storefront. */
export type SessionEffect = 'sign-in' | 'refresh' | 'sign-out' | 'act-as' | 'stop-acting';

type Example<Q, B, R> = { params?: Record<string, string>; query?: Q; body?: B; datos: R };

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
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  datos: Datos;
  example?: Example<Static<Query>, Static<Body>, Static<Datos>>;
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
