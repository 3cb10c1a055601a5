import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import type { AnswerOf } from '@/contract/calls/table';
import { consultarProductosXReferencia as example } from '@/contract/catalogue/examples';
import { recentSearches } from '@/lib/search/recent-searches';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { SearchBox } from './search-box';

type Wire = AnswerOf<'searchProducts'>;
const words = en.search.box;
const realFetch = globalThis.fetch;
const asked: { text: string; signal: AbortSignal | null | undefined }[] = [];
let answerTo: (text: string) => Promise<Response>;

const wire = (change: Partial<Wire> = {}): Wire => ({
  ...example.datos,
  totalProductos: 7,
  ayuda: [],
  sugerencias: [{ texto: 'Women: Bras', url: 'women/bras' }],
  ...change,
});
const answer = (datos: Wire) => Promise.resolve(Response.json(anEnvelope(datos)));

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = 'XSRF-TOKEN=t';
  Element.prototype.scrollIntoView = () => {};
  asked.length = 0;
  answerTo = () => answer(wire());
  globalThis.fetch = async (_, init) => {
    const { texto } = JSON.parse(String(init?.body));
    asked.push({ text: texto, signal: init?.signal });
    return answerTo(texto);
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  localStorage.clear();
  recentSearches.load();
});

async function show() {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchBox locale="en" action="/en/search" words={words} />
      <button type="button">elsewhere</button>
    </SWRConfig>,
  );
  const field = screen.getByRole('combobox', { name: words.label });
  await user.click(field);
  await screen.findByRole('status');
  return { user, field };
}
/** After the pause in typing, and the response to it. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const options = () => screen.getAllByRole('option');
const followed: string[] = [];
const follow = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};
beforeEach(() => {
  followed.length = 0;
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

test('F007 suggestions are departments and products with picture, name and price, and all results', async () => {
  const { user, field } = await show();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'lace');
  await settle();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  const [department, product, all] = options();
  expect(department).toHaveAttribute('href', '/en/catalogue/women/bras');
  expect(product).toHaveTextContent(example.datos.productos[0]?.nombre ?? '');
  expect(product).toHaveTextContent('€');
  expect(product?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/92\.webp$/));
  expect(all).toHaveAttribute('href', '/en/search?q=lace');
  expect(all).toHaveTextContent('See all 7 results for “lace”');
  expect(screen.getByRole('listbox', { name: words.suggestions })).toHaveAttribute(
    'id',
    field.getAttribute('aria-controls') ?? '',
  );
});

test('F007 following a suggestion closes the search field and empties it', async () => {
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  const { user, field } = await show();
  await user.type(field, 'lace');
  await settle();
  await user.click(options()[0] as HTMLElement);
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  expect(hidePopover).toHaveBeenCalled();
  expect(field).toHaveValue('');
});

test('F007 a help page that answers is listed before departments and garments', async () => {
  answerTo = () => answer(wire({ ayuda: [{ texto: 'Exchanges and returns', ruta: '/customer-care/returns' }] }));
  const { user, field } = await show();
  await user.type(field, 'refund');
  await settle();
  expect(screen.getByRole('group', { name: words.pages })).toBeInTheDocument();
  expect(options()[0]).toHaveAttribute('href', '/en/customer-care/returns');
});

test.each([
  ['the language’s system', null, '75E', null, '/en/search?q=34DD'],
  ['the chosen system', 'us', '75E', 'us', '/en/search?q=34DD&system=us'],
  ['a system without that size', 'es', '75E', 'es', '/en/search?q=34DD&system=es'],
])('F007 N22 a size is read by %s, and only the system is sent along', async (_, kept, asks, sent, href) => {
  if (kept) localStorage.setItem('size-system', kept);
  const { user, field } = await show();
  await user.type(field, '34DD');
  await settle();
  expect(asked.at(-1)?.text).toBe(asks);
  expect(document.querySelector('input[name=system]')?.getAttribute('value') ?? null).toBe(sent);
  expect(options().at(-1)).toHaveAttribute('href', href);
});

test('F007 the number of suggestions is announced', async () => {
  const { user, field } = await show();
  expect(screen.getByRole('status')).toHaveTextContent(words.hint);
  await user.type(field, 'lace');
  expect(screen.getByRole('status')).toHaveTextContent(words.waiting);
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions. Choose with the arrow keys.');
});

test('F007 arrow keys cycle through suggestions and field, Enter follows, the field keeps the focus', async () => {
  const { user, field } = await show();
  await user.type(field, 'lace');
  await settle();
  const activeText = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(activeText()).toBe('Women: Bras');
  expect(options().map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  await user.keyboard('{ArrowUp}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(activeText()).toContain('See all');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeText()).toBe('Women: Bras');
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(followed).toEqual(['/en/catalogue/women/bras']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('');
});

test('F007 Escape closes the suggestions and keeps the text; an arrow key opens them again', async () => {
  const { user, field } = await show();
  await user.type(field, 'lace');
  await settle();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('lace');
  await user.keyboard('{ArrowDown}');
  await settle();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('F007 leaving the field closes the suggestions', async () => {
  const { user, field } = await show();
  await user.type(field, 'lace');
  await settle();
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('F007 a search runs only after a pause in typing, and outdated ones are aborted', async () => {
  const pending: (() => void)[] = [];
  answerTo = () => new Promise((resolve) => pending.push(() => void answer(wire()).then(resolve)));
  const { user, field } = await show();
  await user.type(field, 'la');
  await settle();
  await user.type(field, 'ce');
  await settle();
  expect(asked.map(({ text }) => text)).toEqual(['la', 'lace']);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  for (const resolve of pending) resolve();
  await settle();
  expect(options().at(-1)).toHaveTextContent('“lace”');
});

test('F007 a text whose search was aborted is searched when it is typed again, not reported as failed', async () => {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      asked.push({ text: '', signal: init?.signal });
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const { user, field } = await show();
  await user.type(field, 'la');
  await settle();
  await user.type(field, 'c');
  await settle();
  await user.keyboard('{Backspace}');
  await settle();
  expect(asked.length).toBe(3);
  expect(screen.getByRole('status')).toHaveTextContent(words.waiting);
});

test('F007 text typed before the script loaded gets suggestions all the same', async () => {
  const box = <SearchBox locale="en" action="/en/search" words={words} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(box);
  const field = screen.getByRole('combobox', { name: words.label });
  field.focus();
  (field as HTMLInputElement).value = 'lace';
  render(box, { container, hydrate: true });
  await settle();
  expect(options().length).toBeGreaterThan(0);
  expect(field).toHaveValue('lace');
});

test('F007 one letter sends no request', async () => {
  const { user, field } = await show();
  await user.type(field, ' l ');
  await settle();
  expect(asked).toEqual([]);
});

test('F007 a text without an exact match announces similar results', async () => {
  answerTo = () => answer(wire({ aproximado: true, sugerencias: [], totalProductos: 1 }));
  const { user, field } = await show();
  await user.type(field, 'sujetdor');
  await settle();
  expect(within(screen.getByRole('listbox')).getByRole('group', { name: words.alike })).toBeInTheDocument();
});

test('F007 no results are reported, and so are suggestions that fail to load', async () => {
  answerTo = () => answer(wire({ productos: [], sugerencias: [], totalProductos: 0 }));
  const { user, field } = await show();
  await user.type(field, 'xyz');
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “xyz”');
  answerTo = () => Promise.reject(new TypeError('offline'));
  await user.type(field, 'w');
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(words.away);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  answerTo = () => answer(wire());
  await user.type(field, 'v');
  await settle();
  expect(options().length).toBeGreaterThan(0);
});

test('F007 latest searches are offered before a letter is typed and can be cleared; they stay on the device', async () => {
  recentSearches.remember('lace');
  recentSearches.remember('SJ1045');
  const { user, field } = await show();
  await settle();
  expect(options().map((each) => each.textContent)).toEqual(['SJ1045', 'lace']);
  expect(options()[1]).toHaveAttribute('href', '/en/search?q=lace');
  await user.click(screen.getByRole('button', { name: words.forget }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveFocus();
  expect([recentSearches.load(), asked]).toEqual([[], []]);
});

test('F007 a search remembered late, after the field was used, is offered at once', async () => {
  await show();
  await settle();
  expect(screen.queryByRole('option')).toBeNull();
  act(() => recentSearches.remember('lace'));
  expect(options().map((each) => each.textContent)).toEqual(['lace']);
});

test('F007 a search is sent, an empty one is not', async () => {
  const { user, field } = await show();
  const stopped: boolean[] = [];
  const send = (event: Event) => {
    stopped.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.body.addEventListener('submit', send);
  await user.keyboard('{Enter}');
  await user.type(field, 'satin{Enter}');
  expect(stopped).toEqual([true, false]);
  document.body.removeEventListener('submit', send);
});

test('F007 without script the search is a form for the results page, and a button opens it if it is folded', () => {
  render(<SearchBox locale="en" action="/en/search" words={words} />);
  const field = screen.getByRole('combobox');
  expect(field.closest('form')).toHaveAttribute('action', '/en/search');
  expect(field.closest('form')?.method).toBe('get');
  expect(field).toHaveAttribute('name', 'q');
  const [open, submit] = screen.getAllByRole('button', { name: words.submit });
  expect(open).toHaveAttribute('popovertarget', field.closest('[popover]')?.id);
  expect(submit).toHaveAttribute('type', 'submit');
});
