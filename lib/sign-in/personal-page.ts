import 'server-only';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import type { Session } from '@/lib/session/session';
import { requireAccess } from './require-session';

export type Query = Record<string, string | string[] | undefined>;
type Address<Params> = { params: Promise<Params>; searchParams: Promise<Query> };
type PageContent = ReactNode | Promise<ReactNode>;

/**
 * Shared by all pages of app/[locale]/(personal): they wait for a request before rendering, because a prerendered
 * page cannot know who is signed in. Noindex and permission to block are in their layout. An open page is for
 * everyone.
 */
export function perRequestPage<Params = object>(show: (given: { params: Params; query: Query }) => PageContent) {
  return async ({ params, searchParams }: Address<Params>) => {
    await connection();
    return show({ params: await params, query: await searchParams });
  };
}

/** A page that checks access again, in case the middleware was bypassed. */
export function guardedPage(path: string, show: (given: { session: Session; query: Query }) => PageContent) {
  return perRequestPage(async ({ query }) => show({ session: await requireAccess(path, toSearch(query)), query }));
}

/** The query as in the address, for the return address. */
function toSearch(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
