import { afterEach, expect, jest, test } from '@jest/globals';
import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';

const asked = { locale: 'en' as string | undefined };
jest.mock('next/root-params', () => ({ locale: async () => asked.locale }), { virtual: true });
jest.mock('next-intl/server', () => ({ getRequestConfig: (make: unknown) => make }));

afterEach(() => {
  asked.locale = 'en';
});

type Config = Parameters<typeof createTranslator>[0];
async function read(named: { locale?: string } = {}): Promise<Config> {
  const { default: make } = await import('./request');
  return (make as unknown as (named: object) => Promise<Config>)(named);
}

test('K01 a page has the messages of its language, and an unknown language becomes Spanish', async () => {
  expect((await read()).messages).toEqual(en);
  for (const locale of ['fr', 'build', undefined]) {
    asked.locale = locale;
    expect((await read()).locale).toBe('es');
  }
});

test('K01 a route handler names its language, which is used alone', async () => {
  asked.locale = 'de';
  expect((await read({ locale: 'en' })).messages).toEqual(en);
});

test('X07 a missing translation shows its key', async () => {
  const config = await read();
  const t = createTranslator({ ...config, messages: { home: { hero: {} } } } as never) as unknown as (
    key: string,
  ) => string;
  expect(t('home.hero.title')).toBe('home.hero.title');
  const narrow = createTranslator({ ...config, namespace: 'home.hero' } as never) as unknown as (key: string) => string;
  expect(narrow('nowhere')).toBe('home.hero.nowhere');
});

test('a message with placeholders is parsed once for all pages', async () => {
  asked.locale = 'en';
  const say = async (count: number) =>
    (createTranslator(await read()) as unknown as (key: string, values: object) => string)('workplace.waiting', {
      count,
    });
  const { _cache } = (await read()) as unknown as { _cache: { message: object } };
  const before = Object.keys(_cache.message).length;
  expect([await say(1), await say(2)]).toEqual(['1 to answer', '2 to answer']);
  expect(Object.keys(_cache.message)).toHaveLength(before + 1);
});
