import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveServer } from '@/lib/testing/server-components';

let mockMessages = {};
let mockDevelops = false;
jest.mock('next-intl/server', () => ({ getMessages: async () => mockMessages }));
const mockOff = new Set<string>();
jest.mock('../../lib/env', () => ({ inDevelopment: () => mockDevelops, settings: () => ({ engineOff: mockOff }) }));

const show = jest.fn(() => <p>Copas</p>);
async function nav(name: string, of?: unknown): Promise<string> {
  const { CachedNav } = await import('./cached-nav');
  return renderToStaticMarkup(await resolveServer(<CachedNav name={name} of={of} id="menu" show={show} />));
}

beforeEach(() => {
  mockMessages = {};
  mockDevelops = false;
  show.mockClear();
});

test('cached markup is made once for each language and each name', async () => {
  expect(await nav('menu', ['a'])).toBe('<nav id="menu"><p>Copas</p></nav>');
  expect(await nav('menu', ['a'])).toBe('<nav id="menu"><p>Copas</p></nav>');
  expect(show).toHaveBeenCalledTimes(1);
  await nav('help');
  expect(show).toHaveBeenCalledTimes(2);
  mockMessages = {};
  await nav('menu', ['a']);
  expect(show).toHaveBeenCalledTimes(3);
});

test('a changed menu is rendered anew', async () => {
  await nav('menu', ['a']);
  show.mockReturnValueOnce(<p>Tallas</p>);
  expect(await nav('menu', ['b'])).toBe('<nav id="menu"><p>Tallas</p></nav>');
});

test('in development nothing is cached, because the components change too', async () => {
  mockDevelops = true;
  await nav('menu', ['a']);
  await nav('menu', ['a']);
  expect(show).toHaveBeenCalledTimes(2);
});

test('with the part off, React renders the links at each visit', async () => {
  mockOff.add('kept-markup');
  expect(await nav('menu', ['a'])).toBe('<nav id="menu"><p>Copas</p></nav>');
  await nav('menu', ['a']);
  mockOff.clear();
  expect(show).toHaveBeenCalledTimes(2);
});
