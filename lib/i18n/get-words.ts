import 'server-only';
import { getMessages } from 'next-intl/server';
import { cache } from 'react';
import source from '@/messages/es.json';
import type { Locale } from './routing';
import type { WordGroup, Words } from './words';

type Tree = { [key: string]: string | Tree };
type Found = string | Tree | undefined;

/**
 * A group of messages as plain texts, for a client component. X07: Spanish gives the shape, and what the page's language
 * lacks of it, an entry or the whole group, shows its key, in the browser as well as in `t`. A route handler names its
 * language.
 */
export async function getWords<Group extends WordGroup>(group: Group, locale?: Locale): Promise<Words<Group>> {
  return (await readGroup(group, locale)) as Words<Group>;
}

/** Once for each page: React writes an object that is handed to many islands only once, if it is the same one. */
const readGroup = cache(async (group: string, locale?: Locale): Promise<Tree> => {
  return complete(find(source, group), find(await getMessages(locale && { locale }), group), group);
});

const find = (messages: Tree, group: string) =>
  group.split('.').reduce<Found>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);

function complete(shape: Found, given: Found, path: string): Tree {
  const known = typeof given === 'object' ? given : {};
  const entries = Object.entries(typeof shape === 'object' ? shape : {}).map(([key, wanted]) => {
    const word = known[key];
    const own = `${path}.${key}`;
    if (typeof wanted === 'object') return [key, complete(wanted, word, own)];
    return [key, typeof word === 'string' ? word : own];
  });
  return Object.fromEntries(entries);
}
