import type { Static, TSchema } from 'typebox';
import type { RoleName } from './public-codes.ts';

/** Whose bearer token a call wants; `any-session` takes the one that its `ambito` names; `browser` never passes us. */
export type Token = RoleName | 'public' | 'client-login' | 'any-session' | 'browser';

/**
 * What a successful answer does to the sealed sessions of the storefront. `renew` seals the new token where the answer
 * has one and leaves the sessions alone where it is null.
 */
export type SessionEffect = 'sign-in' | 'refresh' | 'renew' | 'sign-out' | 'act-as';

/** Hosts other than the EuropaBackend. The proxy refuses such a row and the backend has no route for it. */
export type Elsewhere = 'ip-location' | 'payment-provider';

/** Checked against the row's schemas by a test: checking it by type as well made the whole table slow. */
type Example = { params?: Record<string, string>; query?: unknown; body?: unknown; datos: unknown };

/** Type of an example in `examples/<noun>.ts`: whatever the row has a schema for is there. */
export type ExampleOf<Datos extends TSchema, Body extends TSchema = never, Query extends TSchema = never> = {
  params?: Record<string, string>;
  datos: Static<Datos>;
} & ([Body] extends [never] ? unknown : { body: Static<Body> }) &
  ([Query] extends [never] ? unknown : { query: Static<Query> });

export type Call<
  Verb extends string = string,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Datos extends TSchema = TSchema,
  Params extends TSchema = TSchema,
> = {
  /** Of the specification; from B001 on ours. Only this table, the papers and titles of tests speak of it. */
  id: string;
  /** What the code calls it. */
  verb: Verb;
  /** Short name, as the last meaningful segment of the path has it. */
  name: string;
  method: Method;
  /** Under the base path; `{x}` marks a parameter. */
  path: Path;
  token: Token;
  /** Decides the cross-site check and whether the client may repeat it. Some GETs change state. */
  changesState: boolean;
  /** Needs an Idempotency-Key header. */
  idempotent?: true;
  effect?: SessionEffect;
  /** S01. Answered to somebody who still has her first password too; every other call that wants a token is refused her. */
  firstPassword?: true;
  /** What a success answers with, where it is not 200: something was made, or will be done later. */
  status?: 201 | 202;
  /** Asked by a link or an invitation, which may have been used or have ended (410). */
  mayBeOver?: true;
  /** Taken form-urlencoded as well as in JSON (P08). */
  takesForms?: true;
  /** Its lists point into each other: nothing may be left out of it. */
  positional?: true;
  /** Sent by a payment provider's server, so encoded and without cookies: its signature over the text is the proof. */
  fromProvider?: 'form' | 'json';
  /** Carries a file, so that more than `bodyMaxBytes` is taken. */
  bodyMaxBytes?: number;
  /** Answers a success with a file of this type in place of the envelope; a refusal stays an envelope. */
  file?: 'application/pdf' | 'application/json';
  /** The path belongs to another host, answers without our envelope and is never proxied. */
  elsewhere?: Elsewhere;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  datos: Datos;
  example: Example;
};

/** Keeps the literal verb, method and path and the schemas' types of a row. */
export function defineCall<
  const Verb extends string,
  const Method extends 'GET' | 'POST',
  const Path extends string,
  Query extends TSchema = never,
  Body extends TSchema = never,
  Datos extends TSchema = TSchema,
  Params extends TSchema = never,
>(call: Call<Verb, Method, Path, Query, Body, Datos, Params>): Call<Verb, Method, Path, Query, Body, Datos, Params> {
  return call;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What a body may come as (P08). A provider's server sends one of them and nothing else. */
export function bodyTypesOf({
  takesForms,
  fromProvider,
  elsewhere,
}: Pick<Call, 'takesForms' | 'fromProvider' | 'elsewhere'>) {
  if (fromProvider === 'json') return [json];
  if (fromProvider || elsewhere) return [form];
  return takesForms ? [json, form] : [json];
}

/** A backend that keeps to the specification alone has none of these: whoever asks them goes on without. */
export const isOwnCall = ({ id }: Pick<Call, 'id'>): boolean => id.startsWith('B');

export const basePath = '/EuropaBackend/rest';
