import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { showNavigationProgress } from './navigation-progress.ts';

const press = (selector: string, keys: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);

beforeAll(() => {
  showNavigationProgress();
  // As React does for a click that it handles on the page.
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('#heard')) event.preventDefault();
  });
  // Prevents real navigation in the test.
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
});
beforeEach(() => {
  document.body.innerHTML = `
    <a id="colour" href="/catalogue/x/mar"><span></span></a><a id="heard" href="/catalogue/x/red"></a>
    <a id="place" href="#reviews"></a><a id="tab" href="/x" target="_blank"></a><a id="mail" href="mailto:a@b.es"></a>
    <form action="/search"><input name="q"><button id="search"></button></form><p></p>`;
});

test('a link that navigates is marked busy until the page goes', () => {
  press('#colour span');
  expect(busy()).toEqual(['colour']);
  dispatchEvent(new Event('pagehide'));
  expect(busy()).toEqual([]);
});

test('a button that submits a form is marked busy as well', () => {
  press('#search');
  expect(busy()).toEqual(['search']);
});

test('a link to another language carries the query and the fragment along', () => {
  document.body.innerHTML = '<a id="de" href="/de/search" hreflang="de"></a><a id="other" href="/x"></a>';
  history.replaceState(null, '', '/search?q=encaje#more');
  press('#de');
  press('#other');
  history.replaceState(null, '', '/');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/de/search?q=encaje#more',
    '/x',
  ]);
});

test.each(['#heard', '#place', '#tab', '#mail', 'p'])(
  'a link that leads to no other page is not marked: %s',
  (selector) => {
    press(selector);
    expect(busy()).toEqual([]);
  },
);

test('an element that marks itself busy stays so, whatever is pressed next', () => {
  document.querySelector('#heard')?.setAttribute('aria-busy', 'true');
  press('#heard');
  press('p');
  expect(busy()).toEqual(['heard']);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a link opened beside by %s is not marked', (key) => {
  press('#colour', { [key]: true });
  expect(busy()).toEqual([]);
});

test('of two links pressed while loading, the last one is marked', () => {
  press('#colour');
  press('#search');
  expect(busy()).toEqual(['search']);
  press('p');
  expect(busy()).toEqual([]);
});
