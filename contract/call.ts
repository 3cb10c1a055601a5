import type { Static, TSchema } from 'typebox';
import type { RoleName } from './public-codes.ts';

/** A call's bearer token; `any-session`: the sign-in that `ambito` names; `browser`: the call goes to another host. */
export type Token = RoleName | 'public' | 'client-login' | 'any-session' | 'browser';

/**
 * What a successful answer does to the storefront's sealed sessions. `renew` seals the new token if the answer has one,
 * and leaves the sessions alone if it is null.
 */
export type SessionEffect = 'sign-in' | 'refresh' | 'renew' | 'sign-out' | 'act-as';

/** Hosts other than the EuropaBackend. The proxy refuses such a row and the backend has no route for it. */
export type OtherHost = 'ip-location' | 'payment-provider';

/** Checked against the row's schemas by a test, because checking it by type made the whole table slow. */
type Example = { params?: Record<string, string>; query?: unknown; body?: unknown; datos: unknown };

/** Type of an example in `<noun>/examples.ts`: it has a part for each schema of the row. */
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
  /** From the specification; ours begin with B. Only the rows, the generated documents and titles of tests use it. */
  id: string;
  /** The call's name in the code. */
  verb: Verb;
  /** Short name: the last meaningful segment of the path. */
  name: string;
  method: Method;
  /** Under the base path; `{x}` marks a parameter. */
  path: Path;
  token: Token;
  /** Requires the cross-site check, and forbids automatic retries. Some GETs change state. */
  changesState: boolean;
  /** Needs an Idempotency-Key header. */
  idempotent?: true;
  effect?: SessionEffect;
  /** S01. Allowed with a first password too, which every other call with a token refuses. */
  firstPassword?: true;
  /** The status of a success other than 200: something was made, or will be done later. */
  status?: 201 | 202;
  /** Uses a link or an invitation, which may be used or expired (410). */
  mayBeOver?: true;
  /** Accepted form-urlencoded as well as in JSON (P08). */
  takesForms?: true;
  /** Its lists refer to each other by index, so none may be filtered. */
  positional?: true;
  /** Sent by a provider's server in this encoding, without cookies: authenticated by its signature over the text. */
  fromProvider?: 'form' | 'json';
  /** Carries a file, so the limit is higher than `bodyMaxBytes`. */
  bodyMaxBytes?: number;
  /** A success is a file of this type instead of the envelope; a refusal is still an envelope. */
  file?: 'application/pdf' | 'application/json';
  /** The path belongs to another host, answers without our envelope and is never proxied. */
  elsewhere?: OtherHost;
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

/** The accepted content types of a body (P08). A provider's server sends exactly one of them. */
export function bodyTypesOf({
  takesForms,
  fromProvider,
  elsewhere,
}: Pick<Call, 'takesForms' | 'fromProvider' | 'elsewhere'>) {
  if (fromProvider === 'json') return [json];
  if (fromProvider || elsewhere) return [form];
  return takesForms ? [json, form] : [json];
}

/** A call that is not in the specification: another backend may lack it, so callers must work without it. */
export const isOwnCall = ({ id }: Pick<Call, 'id'>): boolean => id.startsWith('B');

export const basePath = '/EuropaBackend/rest';
