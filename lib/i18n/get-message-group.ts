import 'server-only';
import { getMessages } from 'next-intl/server';
import source from '@/messages/es.json';
import type { MessageGroup, Words } from './message-texts';
import type { Locale } from './routing';

type Tree = { [key: string]: string | Tree };
type WordNode = string | Tree | undefined;

/**
 * A group of messages as plain texts, for a client component. X07: Spanish defines the shape, and messages missing in
 * the page's language, one or the whole group, show their key, in the browser as in `t`. A route handler has to pass
 * its language.
 */
export async function getMessageGroup<Group extends MessageGroup>(
  group: Group,
  locale?: Locale,
): Promise<Words<Group>> {
  const messages = await getMessages(locale && { locale });
  const groups = kept.get(messages) ?? new Map<string, Tree>();
  const words = groups.get(group) ?? complete(find(source, group), find(messages, group), group);
  kept.set(messages, groups.set(group, words));
  return words as Words<Group>;
}

/**
 * Cached per language: React serialises an object passed to many client components only once if it is the same
 * object.
 */
const kept = new WeakMap<object, Map<string, Tree>>();

const find = (messages: Tree, group: string) =>
  group.split('.').reduce<WordNode>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);

function complete(shape: WordNode, given: WordNode, path: string): Tree {
  const known = typeof given === 'object' ? given : {};
  const entries = Object.entries(typeof shape === 'object' ? shape : {}).map(([key, wanted]) => {
    const word = known[key];
    const own = `${path}.${key}`;
    if (typeof wanted === 'object') return [key, complete(wanted, word, own)];
    return [key, typeof word === 'string' ? word : own];
  });
  return Object.fromEntries(entries);
}
