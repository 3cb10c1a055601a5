import 'server-only';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import type { Session } from '@/lib/session/session';
import { requireAccess } from './require-session';

export type Query = Record<string, string | string[] | undefined>;
type Address<Params> = { params: Promise<Params>; searchParams: Promise<Query> };
type PageContent = ReactNode | Promise<ReactNode>;

/**
 * What all pages of app/[locale]/(personal) do before they show something: they wait for a visitor, since whoever is
 * signed in, and until when, is known to no page that was made ahead. That no search engine keeps them and that they
 * may block stands in their layout. An open page is for everybody.
 */
export function openPage<Params = object>(show: (given: { params: Params; query: Query }) => PageContent) {
  return async ({ params, searchParams }: Address<Params>) => {
    await connection();
    return show({ params: await params, query: await searchParams });
  };
}

/** A page that asks the table again who may open it, even where the middleware is not there. */
export function guardedPage(path: string, show: (given: { session: Session; query: Query }) => PageContent) {
  return openPage(async ({ query }) => show({ session: await requireAccess(path, toSearch(query)), query }));
}

/** The query as it stands in the address, for the way back. */
function toSearch(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
