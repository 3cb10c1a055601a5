import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { isOwnCall } from '@/contract/call';
import { type Answer, envelope, placeBackend, rows } from './placed-backend';

jest.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const backend = placeBackend();
const own = [...rows.values()].filter(isOwnCall).map(({ verb }) => verb);

/** A provider makes the first call itself; the others are links whose response the browser shows. */
const askedByNoPage = [
  'receivePayPalNotice',
  'downloadOrderPaper',
  'downloadPackingLists',
  'downloadInvoice',
  'downloadRefundPaper',
  'downloadStatement',
  'exportExecutive',
  'exportClient',
];

/** How a backend answers a call that it does not have. */
const answers: Record<string, Answer> = {
  '404 as text': { status: 404, body: 'Not found', type: 'text/plain' },
  '404 as a page': { status: 404, body: '<h1>Not Found</h1>', type: 'text/html' },
  '404 in an envelope': { status: 404, body: envelope(null, { codigo: 1, mensaje: 'error.absent' }) },
  '405': { status: 405, body: '' },
  '501': { status: 501, body: '' },
  '501 in an envelope': { status: 501, body: envelope(null, { codigo: 1, mensaje: 'error.notImplemented' }) },
};

/** Works without the call: token expiry, the stored consent, addresses without redirects. */
const goesOnAsBefore = ['probeSession', 'recordConsent', 'listRedirects'];

let reads: Record<string, () => Promise<unknown>>;
beforeAll(async () => {
  // Loaded after the framework's modules are mocked.
  reads = (await import('./own-call-reads')).ownCallReads;
});
const said: unknown[] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  said.length = 0;
});

const counts = { 'a failure in words': 0, 'something else in its place, or nothing': 0, 'as before': 0 };

test('every call of our own is made by a page, except those listed', () => {
  expect([...Object.keys(reads), ...askedByNoPage].sort()).toEqual([...own].sort());
});

test.each(own.filter((verb) => !askedByNoPage.includes(verb)))(
  'with a backend that lacks %s, its page works without it or says so',
  async (verb) => {
    const read = reads[verb] ?? (() => Promise.reject(new Error(verb)));
    const whole = JSON.stringify(await read());
    expect([...backend.asked]).toContain(verb);
    for (const [what, answer] of Object.entries(answers)) {
      backend.answers = (asked) => (asked === verb ? answer : null);
      const shown = await read();
      const failure = shown as { ok?: boolean; kind?: string } | undefined;
      if (failure?.ok === false) {
        expect([what, failure.kind]).toEqual([what, 'absent']);
        counts['a failure in words'] += 1;
      } else if (goesOnAsBefore.includes(verb)) {
        expect([what, JSON.stringify(shown)]).toEqual([what, whole]);
        counts['as before'] += 1;
      } else {
        expect([what, JSON.stringify(shown)]).not.toEqual([what, whole]);
        counts['something else in its place, or nothing'] += 1;
      }
      expect([what, said]).toEqual([what, []]);
    }
  },
);

afterAll(() => {
  const asked = Object.keys(reads).length;
  const ways = Object.keys(answers).length;
  const table = Object.entries(counts).map(([what, count]) => `${what} | ${count}`);
  process.stdout.write(`${[`${asked} of our own calls, absent in ${ways} ways`, ...table].join('\n')}\n`);
});
