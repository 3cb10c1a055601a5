import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type MissedInput, openAnew } from './open-anew.ts';
import { wake } from './wake.ts';

const asked = () => [...document.querySelectorAll('script')].map((script) => new URL(script.src).pathname);

function open({ saveData = false, search = '', nonce = '' } = {}) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  history.replaceState(null, '', `/catalogue/x${search}`);
  const begin = document.createElement('script');
  begin.nonce = nonce;
  Object.assign(begin.dataset, { page: '/_next/static/page/abc/catalogue/x.js', scripts: 'a.js b.js' });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: begin });
  wake('/anew.js');
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.awake;
  Reflect.deleteProperty(globalThis, 'missed');
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page that nobody touches is awake after ten seconds', () => {
  open();
  jest.advanceTimersByTime(9000);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

test.each(['', '?colour=red'])('who saves data gets nothing before she touches it, at /catalogue/x%s', (search) => {
  open({ saveData: true, search });
  for (const type of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(type));
  jest.advanceTimersByTime(600_000);
  expect([asked(), document.documentElement.dataset.awake]).toEqual([[], undefined]);
  // As a browser does by itself that shows a page again: its pictures there are wanted, what it runs is not.
  dispatchEvent(new Event('scroll'));
  expect([asked(), document.documentElement.dataset.awake]).toEqual([[], '']);
  dispatchEvent(new Event('wheel'));
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

test('an address that asks for more than its document shows is heeded before the pictures are there', () => {
  open({ search: '?colour=red' });
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

test('a document that was made for its query, as its nonce says, waits for its pictures before it runs', () => {
  open({ search: '?q=lace', nonce: 'n0' });
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

const fail = () => document.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));

test('where what it runs is gone a page asks what opens it anew, and the next sign tries again', () => {
  open();
  document.body.innerHTML = '<button type="button" value="7">heart</button>';
  const heart = document.querySelector('button') as HTMLButtonElement;
  heart.click();
  dispatchEvent(new Event('keydown'));
  fail();
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js', '/anew.js']);
  const { missed } = globalThis as { missed?: MissedInput };
  expect(missed).toMatchObject({
    page: '/_next/static/page/abc/catalogue/x.js',
    done: [['click', heart, '7', undefined]],
  });
  fail();
  jest.advanceTimersByTime(1000);
  dispatchEvent(new Event('keydown'));
  expect(asked()).toHaveLength(2);
  jest.advanceTimersByTime(1500);
  dispatchEvent(new Event('keydown'));
  expect(asked().slice(2)).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

test('a document with a nonce is another when its scripts are, for it has no data that names it', () => {
  open({ nonce: 'n0' });
  dispatchEvent(new Event('keydown'));
  fail();
  expect(globalThis).toHaveProperty('missed.page', 'a.js b.js');
});

test('a page that was opened anew does what was pressed on it as it was, wherever that stands by now', () => {
  const choices =
    '<input type="checkbox" name="colour" value="red"><select name="order"><option>1</option><option>2</option>';
  const hearts = ['New', 'Leonor', 'Camelia'].map(
    (name) => `<button type="button" aria-label="keep ${name}"></button>`,
  );
  document.body.innerHTML = hearts.join('') + choices;
  const heard: string[] = [];
  for (const type of ['click', 'change'])
    document.body.addEventListener(type, ({ target }) => {
      const { localName, ariaLabel, value, checked } = target as HTMLInputElement;
      heard.push([type, localName, ariaLabel ?? (target as Element).getAttribute('aria-label'), value, checked].join());
    });
  const pressed = [
    ['click', 'button,,,keep Leonor', 0, ''],
    ['change', 'input,colour,red,', 0, 'red', true],
    ['change', 'select,order,', 0, '2'],
    ['click', 'button,,,gone', 0, ''],
  ];
  // She went on to another page meanwhile.
  sessionStorage.setItem('pressed', JSON.stringify({ at: `${location.href}/mar`, pressed }));
  openAnew();
  expect([heard, sessionStorage.getItem('pressed')]).toEqual([[], null]);
  sessionStorage.setItem('pressed', JSON.stringify({ at: location.href, pressed }));
  const woken = jest.fn();
  addEventListener('pressed', woken, { once: true });
  openAnew();
  expect(heard).toEqual(['click,button,keep Leonor,,', 'change,input,,red,true', 'change,select,,2,']);
  expect([woken.mock.calls.length, sessionStorage.getItem('pressed')]).toEqual([1, null]);
});
