import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { type MissedInput, reloadAndReplay } from './reload-and-replay.ts';

const asked = () => [...document.querySelectorAll('script')].map((script) => new URL(script.src).pathname);

function open({ saveData = false, search = '', nonce = '' } = {}) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  history.replaceState(null, '', `/catalogue/x${search}`);
  const begin = document.createElement('script');
  begin.nonce = nonce;
  Object.assign(begin.dataset, { page: '/_next/static/page/abc/catalogue/x.js', scripts: 'a.js b.js' });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: begin });
  hydrateOnInteraction('/anew.js');
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

test('a page without any interaction loads its scripts after ten seconds', () => {
  open();
  jest.advanceTimersByTime(9000);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

test.each(['', '?colour=red'])(
  'with data saving on nothing is fetched before the first interaction, at /catalogue/x%s',
  (search) => {
    open({ saveData: true, search });
    for (const type of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(type));
    jest.advanceTimersByTime(600_000);
    expect([asked(), document.documentElement.dataset.awake]).toEqual([[], undefined]);
    // As browsers do when they restore a page: the pictures in view are wanted, the scripts are not.
    dispatchEvent(new Event('scroll'));
    expect([asked(), document.documentElement.dataset.awake]).toEqual([[], '']);
    dispatchEvent(new Event('wheel'));
    expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
  },
);

test('an address that asks for more than its document shows loads scripts before the pictures are there', () => {
  open({ search: '?colour=red' });
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

test('a document rendered for its query, as its nonce shows, loads its scripts after its pictures', () => {
  open({ search: '?q=lace', nonce: 'n0' });
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(['/_next/static/page/abc/catalogue/x.js']);
});

const fail = () => document.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));

test('a page whose data is gone fetches the reload script, and the next interaction tries again', () => {
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

test('a document with a nonce, which has no data address, is identified by its scripts', () => {
  open({ nonce: 'n0' });
  dispatchEvent(new Event('keydown'));
  fail();
  expect(globalThis).toHaveProperty('missed.page', 'a.js b.js');
});

test('a reloaded page replays what was pressed on the old one, wherever the controls are by now', () => {
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
  // The visitor has gone on to another page meanwhile.
  sessionStorage.setItem('pressed', JSON.stringify({ at: `${location.href}/mar`, pressed }));
  reloadAndReplay();
  expect([heard, sessionStorage.getItem('pressed')]).toEqual([[], null]);
  sessionStorage.setItem('pressed', JSON.stringify({ at: location.href, pressed }));
  const woken = jest.fn();
  addEventListener('pressed', woken, { once: true });
  reloadAndReplay();
  expect(heard).toEqual(['click,button,keep Leonor,,', 'change,input,,red,true', 'change,select,,2,']);
  expect([woken.mock.calls.length, sessionStorage.getItem('pressed')]).toEqual([1, null]);
});
