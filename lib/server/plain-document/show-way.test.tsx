import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { showWay } from './show-way.ts';

const press = (selector: string, keys: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);

beforeAll(() => {
  showWay();
  // As React does what needs no other page.
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('#heard')) event.preventDefault();
  });
  // Nothing leads on here.
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

test('a link that leads on says so until the page goes, and on Back it is as it was', () => {
  press('#colour span');
  expect(busy()).toEqual(['colour']);
  dispatchEvent(new Event('pagehide'));
  expect(busy()).toEqual([]);
});

test('so does what sends a form', () => {
  press('#search');
  expect(busy()).toEqual(['search']);
});

test('to another language goes along what was searched, filtered, and the place', () => {
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

test.each(['#heard', '#place', '#tab', '#mail', 'p'])('what leads to no other page here does not: %s', (selector) => {
  press(selector);
  expect(busy()).toEqual([]);
});

test('what is at work here by itself goes on saying so, whatever is pressed next', () => {
  document.querySelector('#heard')?.setAttribute('aria-busy', 'true');
  press('#heard');
  press('p');
  expect(busy()).toEqual(['heard']);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('nor does what opens beside the page, by %s', (key) => {
  press('#colour', { [key]: true });
  expect(busy()).toEqual([]);
});

test('of two presses the last one says it', () => {
  press('#colour');
  press('#search');
  expect(busy()).toEqual(['search']);
  press('p');
  expect(busy()).toEqual([]);
});
