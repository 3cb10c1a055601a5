import type { Static, TSchema } from 'typebox';
import { catalogueCalls } from './calls/catalogue.ts';
import { contentCalls } from './calls/content.ts';
import { sessionCalls } from './calls/session.ts';
import { shopCalls } from './calls/shop.ts';

/** The one table. Everything that needs to know about a call reads it. */
export const calls = [...sessionCalls, ...shopCalls, ...catalogueCalls, ...contentCalls] as const;

export type CallRow = (typeof calls)[number];
export type CallId = CallRow['id'];
type RowOf<Id extends CallId> = Extract<CallRow, { id: Id }>;
type StaticOf<S> = [S] extends [never] ? undefined : S extends TSchema ? Static<S> : undefined;
export type BodyOf<Id extends CallId> = RowOf<Id> extends { body?: infer B } ? StaticOf<NonNullable<B>> : undefined;
export type QueryOf<Id extends CallId> = RowOf<Id> extends { query?: infer Q } ? StaticOf<NonNullable<Q>> : undefined;
export type ParamsOf<Id extends CallId> = RowOf<Id> extends { params?: infer P } ? StaticOf<NonNullable<P>> : undefined;
export type DatosOf<Id extends CallId> = Static<RowOf<Id>['datos']>;
