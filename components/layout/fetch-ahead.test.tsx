import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchCards } from './fetch-ahead';

let stop: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});

/** Cards one under the other, each a hundred pixels high, on a screen of 768. */
function show(count: number) {
  document.body.innerHTML = `<main>${Array.from(
    { length: count },
    (_, place) => `<a class="product-card-link" href="/catalogue/p${place}">x</a>`,
  ).join('')}</main>`;
  document.querySelectorAll('a').forEach((link, place) => {
    link.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: place * 100, width: 100, height: 90 });
  });
}

function watch() {
  const fetched: string[] = [];
  stop = new AbortController();
  watchCards((link) => fetched.push(link.getAttribute('href') ?? ''), stop.signal);
  return fetched;
}

test('T14 nothing is fetched ahead before the visitor touches the page', () => {
  show(3);
  const fetched = watch();
  jest.advanceTimersByTime(60_000);
  expect(fetched).toEqual([]);
});

test('the first touch fetches what has stood on the screen, once, and nothing below it', () => {
  show(20);
  const fetched = watch();
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(0);
  expect(fetched).toEqual(Array.from({ length: 8 }, (_, place) => `/catalogue/p${place}`));
  dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(200);
  expect(fetched).toHaveLength(8);
});

test('cards that pass by are not fetched, those that stand still after it are', () => {
  const fetched = watch();
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(0);
  show(3);
  for (let time = 0; time < 5; time += 1) {
    dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(60);
  }
  expect(fetched).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(fetched).toEqual(['/catalogue/p0', '/catalogue/p1', '/catalogue/p2']);
});

test('T14 there is an end to it on each page', () => {
  show(8);
  const fetched = watch();
  for (let screen = 0; screen < 4; screen += 1) {
    dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(200);
    show(8);
  }
  expect(fetched).toHaveLength(12);
  history.pushState(null, '', '/catalogue/another');
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(200);
  expect(fetched).toHaveLength(20);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('with %j nothing is fetched ahead', (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  show(3);
  const fetched = watch();
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1000);
  expect(fetched).toEqual([]);
});
