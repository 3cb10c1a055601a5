import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Stand, startStand } from '../../../../test/paypal-stand.ts';
import type { RawNotice } from '../provider/provider.ts';

let stand: Stand;
/** A true notice of money that was really taken. */
let genuine: RawNotice;

beforeAll(async () => {
  stand = await startStand();
  genuine = await stand.payAndKeepNotice();
});
afterAll(() => stand.close());

const read = (notice: RawNotice) => stand.provider.readNotice(notice);
const withHeader = (name: string, value: string | undefined): RawNotice => ({
  ...genuine,
  headers: { ...genuine.headers, [name]: value },
});

test('a true notice is a hint: it names the attempt and the amount, and brings no money', async () => {
  const told = await read(genuine);
  expect(JSON.parse(told?.raw ?? '')).toEqual(JSON.parse(genuine.body));
  expect(told?.findings).toEqual([
    {
      reference: '000100000001',
      about: { kind: 'payment', outcome: 'waiting' },
      cents: 4990,
      currency: 'EUR',
      merchant: null,
      reason: null,
      code: 'COMPLETED',
      transaction: expect.any(String),
    },
  ]);
});

const amount = { currency_code: 'EUR', value: '49.90' };
const movement = { id: 'M1', status: 'COMPLETED', amount };
const units = [{ invoice_id: '000100000007' }];
const about = (kind: 'payment' | 'refund' | 'claim', outcome: string) => expect.objectContaining({ kind, outcome });

test.each([
  ['CHECKOUT.ORDER.APPROVED', { purchase_units: units }, [about('payment', 'waiting')]],
  ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', { purchase_units: units }, [about('payment', 'denied')]],
  ['PAYMENT.CAPTURE.PENDING', { ...movement, ...units[0], status: 'PENDING' }, [about('payment', 'waiting')]],
  ['PAYMENT.CAPTURE.DENIED', { ...movement, ...units[0], status: 'DECLINED' }, [about('payment', 'denied')]],
  ['PAYMENT.CAPTURE.REFUNDED', { ...movement, custom_id: '000100000007.r1' }, [about('refund', 'waiting')]],
  ['PAYMENT.CAPTURE.REFUNDED', { ...movement, ...units[0] }, [about('refund', 'waiting')]],
  // A chargeback: COMPLETED, and the money is gone.
  ['PAYMENT.CAPTURE.REVERSED', { ...movement, ...units[0] }, [about('claim', 'reversed')]],
  ['PAYMENT.CAPTURE.COMPLETED', movement, []],
  ['PAYMENT.CAPTURE.COMPLETED', { ...movement, ...units[0], amount: 'much' }, []],
  ['CHECKOUT.ORDER.APPROVED', { purchase_units: [] }, []],
  [
    'CUSTOMER.DISPUTE.CREATED',
    { dispute_id: 'D1', disputed_transactions: [{ invoice_number: '000100000007' }] },
    [about('claim', 'disputed')],
  ],
])('%s with %j is kept, and yields its findings', async (type, resource, findings) => {
  stand.notices.length = 0;
  await stand.control('notice', { type, resource });
  await stand.control('deliver', {});
  expect(stand.notices).toHaveLength(1);
  const told = stand.notices[0]?.told;
  expect(told?.raw).toContain(type);
  expect(told?.findings.map((finding) => finding.about)).toEqual(findings);
  expect(told?.findings.every(({ reference }) => reference === '000100000007')).toBe(true);
});

test.each([
  ['PAYMENT.CAPTURE.REVERSED', movement, 'M1'],
  ['CUSTOMER.DISPUTE.CREATED', { dispute_id: 'D1' }, 'D1'],
  ['CUSTOMER.DISPUTE.CREATED', { dispute_id: 'D1', disputed_transactions: [{ seller_transaction_id: 'M1' }] }, 'D1'],
])('%s without one of our references is recorded under its own name', async (type, resource, reference) => {
  stand.notices.length = 0;
  await stand.control('notice', { type, resource });
  await stand.control('deliver', {});
  expect(stand.notices[0]?.told?.findings).toMatchObject([{ reference, about: { kind: 'claim' } }]);
});

const signerHeader = 'paypal-cert-url';
test.each([
  ['an address of another host', (url: string) => url.replace('127.0.0.1', 'localhost')],
  ['a host with our prefix only', (url: string) => url.replace('127.0.0.1:', '127.0.0.1.attacker.example:')],
  ['a host before an at sign', (url: string) => url.replace('127.0.0.1:', '127.0.0.1@attacker.example:')],
  ['a user name before an at sign', (url: string) => url.replace('127.0.0.1:', 'name:word@127.0.0.1:')],
  ['another path of the same host', (url: string) => url.replace('/v1/notifications/certs/', '/control/')],
  ['another spelling', (url: string) => url.replace('/certs/', '/certs/../certs/')],
  ['an appended query', (url: string) => `${url}?next=1`],
  ['an appended fragment', (url: string) => `${url}#1`],
  ['another protocol', (url: string) => url.replace('http:', 'ftp:')],
  ['no address at all', () => 'certificate'],
])('%s is refused before anything is fetched', async (_what, change) => {
  const fresh = stand.makeProvider();
  const before = stand.asked.length;
  const notice = withHeader(signerHeader, change(String(genuine.headers[signerHeader])));
  expect(await fresh.readNotice(notice)).toBeNull();
  expect(stand.asked.slice(before)).toEqual([]);
});

test('without TLS nothing is fetched, and the notice is refused', async () => {
  const strict = stand.makeProvider({ rootsUrl: null });
  const before = stand.asked.length;
  expect(await strict.readNotice(genuine)).toBeNull();
  expect(stand.asked.slice(before)).toEqual([]);
});

test('ten copies of a notice at once are all accepted, and the certificate is fetched once', async () => {
  const fresh = stand.makeProvider();
  const before = stand.asked.length;
  const told = await Promise.all(Array.from({ length: 10 }, () => fresh.readNotice(genuine)));
  expect(told.every((one) => one !== null)).toBe(true);
  expect(stand.asked.slice(before).filter((url) => url.includes('/certs/'))).toHaveLength(1);
});

test('a missing certificate is fetched again with the next notice', async () => {
  const absent = withHeader(signerHeader, `${genuine.headers[signerHeader]}0`);
  const before = stand.asked.length;
  expect([await read(absent), await read(absent)]).toEqual([null, null]);
  expect(stand.asked.slice(before)).toHaveLength(2);
});

test('a body larger than any notice is not read, even with a valid signature', async () => {
  stand.notices.length = 0;
  await stand.control('notice', { type: 'OTHER', resource: { padding: 'x'.repeat(256 * 1024) } });
  await stand.control('deliver', {});
  // Refused, and therefore sent again.
  expect(stand.notices.length).toBeGreaterThan(0);
  expect(stand.notices.every(({ told }) => told === null)).toBe(true);
  await stand.control('reset', {});
});

test('a signature with its last letter spelled otherwise is invalid', async () => {
  const name = 'paypal-transmission-sig';
  const spelt = String(genuine.headers[name]);
  const other = spelt.replace(/.==$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}==`);
  expect(Buffer.from(other, 'base64')).toEqual(Buffer.from(spelt, 'base64'));
  expect(await read(withHeader(name, other))).toBeNull();
});

test('a notice for another webhook is not ours', async () => {
  expect(await stand.makeProvider({ webhookId: 'ANOTHER' }).readNotice(genuine)).toBeNull();
});

test('a certificate with another name than the signer is refused', async () => {
  expect(await stand.makeProvider({ signerDomain: 'example' }).readNotice(genuine)).not.toBeNull();
  expect(await stand.makeProvider({ signerDomain: 'pal.example' }).readNotice(genuine)).toBeNull();
});

test('a copy of a notice is accepted for three days and no longer, and none from the future', async () => {
  const day = 24 * 60;
  stand.wait(-10);
  expect(await read(genuine)).toBeNull();
  stand.wait(10 + 3 * day);
  expect(await read(genuine)).not.toBeNull();
  stand.wait(2 * 60);
  expect(await read(genuine)).toBeNull();
  stand.wait(-3 * day - 2 * 60);
});

test('a notice that was accepted is refused a year later, after its certificate has expired', async () => {
  const fresh = stand.makeProvider();
  expect(await fresh.readNotice(genuine)).not.toBeNull();
  const year = 366 * 24 * 60;
  stand.wait(year);
  expect(await fresh.readNotice(genuine)).toBeNull();
  stand.wait(-year);
});

/** Seeded, so that a failure is reproducible. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function mutate(notice: RawNotice, roll: (sides: number) => number): RawNotice {
  const change = (text: string): string => {
    const at = roll(text.length);
    const other = String.fromCharCode(33 + roll(94));
    const kinds = [
      () => text.slice(0, at) + other + text.slice(at + 1),
      () => text.slice(0, at) + other + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at),
      () => text + text.slice(at),
      () => other.repeat(roll(600)),
    ];
    return kinds[roll(kinds.length)]?.() ?? '';
  };
  const names = Object.keys(notice.headers).filter((name) => name.startsWith('paypal-'));
  const name = names[roll(names.length)] ?? '';
  const header = (value: string | undefined): RawNotice => ({
    ...notice,
    headers: { ...notice.headers, [name]: value },
  });
  const which = roll(10);
  if (which < 4) return { ...notice, body: change(notice.body) };
  if (which < 9) return header(change(notice.headers[name] ?? ''));
  return header(undefined);
}

const mutations = Number(process.env.FORGED_NOTICES ?? 100_000);

test(`of ${mutations} notices that differ from a true one by one mutation, none is accepted and none throws`, async () => {
  const roll = dice(20_261_122);
  let forged = 0;
  const taken: RawNotice[] = [];
  while (forged < mutations) {
    const notice = mutate(genuine, roll);
    if (JSON.stringify(notice) === JSON.stringify(genuine)) continue;
    forged++;
    if ((await read(notice)) !== null) taken.push(notice);
  }
  expect(taken).toEqual([]);
  // The true notice is still accepted.
  expect(await read(genuine)).not.toBeNull();
}, 300_000);
