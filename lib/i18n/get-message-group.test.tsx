import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SessionList } from '@/components/account/session-list';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import type { MessageGroup, Words } from './message-texts';

type Tree = { [key: string]: string | Tree };
const language = { messages: en as Tree };
jest.mock('next-intl/server', () => ({ getMessages: async () => language.messages }));

beforeEach(() => {
  language.messages = en;
});

async function getWords<Group extends MessageGroup>(group: Group): Promise<Words<Group>> {
  const module = await import('./get-message-group');
  return module.getMessageGroup(group);
}

/** The page's language without the messages at these paths. */
function withoutMessages(...paths: string[]): void {
  language.messages = structuredClone(en);
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    const at = parts.reduce<Tree>((tree, part) => tree[part] as Tree, language.messages);
    delete at[last];
  }
}

test('a group is returned as plain texts in the page’s language, with its nesting', async () => {
  expect(await getWords('cart.lines')).toEqual(en.cart.lines);
  expect(await getWords('signUp.form')).toEqual(en.signUp.form);
  expect(await getWords('sizeTables.tables.bras')).toEqual(en.sizeTables.tables.bras);
});

test('a group is the same object at each call, and another one in another language', async () => {
  const words = await getWords('cart.lines');
  expect(await getWords('cart.lines')).toBe(words);
  language.messages = es;
  expect(await getWords('cart.lines')).toEqual(es.cart.lines);
  language.messages = en;
  expect(await getWords('cart.lines')).toBe(words);
});

test('a group that Spanish does not have is a type error', async () => {
  // @ts-expect-error: there is no such group
  expect(await getWords('cart.nowhere')).toEqual({});
});

test('X07 a message missing in a language shows its key, the others their text', async () => {
  withoutMessages('cart.lines.size', 'cart.lines.maximum.one');
  expect(await getWords('cart.lines')).toEqual({
    ...en.cart.lines,
    size: 'cart.lines.size',
    maximum: { ...en.cart.lines.maximum, one: 'cart.lines.maximum.one' },
  });
});

test.each(['wishList.adopt', 'wishList'])('X07 without %s each entry shows its key', async (missing) => {
  withoutMessages(missing);
  const keys = Object.keys(es.wishList.adopt).map((key) => [key, `wishList.adopt.${key}`]);
  expect(await getWords('wishList.adopt')).toEqual(Object.fromEntries(keys));
});

test('X07 a text in place of a group is ignored', async () => {
  language.messages = { ...structuredClone(en), seo: 'Velia' };
  expect(await getWords('seo.head')).toEqual({
    pageTitle: 'seo.head.pageTitle',
    pageDescription: 'seo.head.pageDescription',
    departmentDescription: 'seo.head.departmentDescription',
  });
});

test('messages that Spanish does not have are not sent to the browser', async () => {
  language.messages = { ...structuredClone(en), seo: { head: { ...en.seo.head, more: 'More' } } };
  expect(await getWords('seo.head')).toEqual(en.seo.head);
});

test.each([
  ['an entry', 'security.sessions.everywhere'],
  ['the whole group', 'security.sessions'],
])('X07 a client component whose language lacks %s shows the key in place of the text', async (_, missing) => {
  withoutMessages(missing);
  const words = await getWords('security.sessions');
  render(<SessionList locale="en" sessions={[]} version={1} words={words} />);
  expect(screen.getByRole('button', { name: 'security.sessions.everywhere' })).toBeVisible();
});
