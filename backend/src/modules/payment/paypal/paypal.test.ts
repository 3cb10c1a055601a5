import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pages, type Stand, startStand } from '../../../../test/paypal-stand.ts';
import { type Attempt, ProviderUnavailable } from '../provider/provider.ts';
import { centsOf, toAmount } from './wire.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.close());
beforeEach(async () => {
  await stand.control('reset', {});
});

async function open(given: Partial<Attempt> = {}): Promise<Attempt> {
  const attempt = stand.anAttempt(given);
  const { providerId } = await stand.provider.open(attempt, pages);
  return { ...attempt, providerId };
}
const act = ({ providerId }: Attempt, what: string) => stand.control(`orders/${providerId}/${what}`, {});
const logged = async (what: string) =>
  ((await stand.control('log')).log as { what: string }[]).filter((line) => line.what === what).length;
const outcomesOf = async (attempt: Attempt) =>
  (await stand.provider.query(attempt)).findings.map(({ about }) => about.outcome);

test('PayPal gets our reference, the amount and two return addresses, and no goods, name or address', async () => {
  await open({ id: 'attempt-7', reference: '000100000007', cents: 123_405, locale: 'de' });
  const [order] = (await stand.control('orders')).orders as { asked: object }[];
  expect(order?.asked).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        invoice_id: '000100000007',
        custom_id: 'attempt-7',
        description: '000100000007',
        amount: { currency_code: 'EUR', value: '1234.05' },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: 'de-DE',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: pages.paid,
          cancel_url: pages.unpaid,
        },
      },
    },
  });
});

test('the payer’s data that PayPal sends are not kept', async () => {
  const attempt = await open();
  await act(attempt, 'approve');
  const { raw } = await stand.provider.query(attempt);
  const said = JSON.stringify(await stand.control('orders'));
  expect(said).toContain('aurelia.payer@example.com');
  expect(raw).toContain(attempt.reference);
  expect(raw).not.toMatch(/aurelia/i);
});

test('cents become an amount with two decimals and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const amount = toAmount(cents, 'EUR');
      expect(amount.value).toMatch(/^\d+\.\d{2}$/);
      expect(centsOf(amount)).toBe(cents);
    }),
  );
});

test('a payer who has approved already, or no longer can, is led to the result instead of to PayPal', async () => {
  const approved = await open();
  await act(approved, 'approve');
  expect(await stand.provider.open(approved, pages)).toMatchObject({ url: pages.paid });
  const voided = await open();
  await act(voided, 'void');
  expect(await stand.provider.open(voided, pages)).toMatchObject({ url: pages.unpaid });
});

test('ten queries of one approved order capture the money once, and all ten see it', async () => {
  const attempt = await open();
  await act(attempt, 'approve');
  const seen = await Promise.all(Array.from({ length: 10 }, () => outcomesOf(attempt)));
  expect(seen).toEqual(Array.from({ length: 10 }, () => ['paid']));
  const [order] = (await stand.control('orders')).orders as { purchase_units: { payments: { captures: [] } }[] }[];
  expect(order?.purchase_units[0]?.payments.captures).toHaveLength(1);
});

test('a capture that another call made first is reported paid by this query, not by the next', async () => {
  await stand.control('scenario', { name: 'captured-by-another-call' });
  const attempt = await open();
  await act(attempt, 'approve');
  expect(await outcomesOf(attempt)).toEqual(['paid']);
});

test('simultaneous calls share one token, and it is renewed before it expires', async () => {
  const provider = stand.makeProvider();
  await Promise.all(Array.from({ length: 10 }, () => provider.open(stand.anAttempt(), pages)));
  expect(await logged('token 200')).toBe(1);
  stand.wait(9 * 60 - 2);
  await provider.open(stand.anAttempt(), pages);
  expect(await logged('token 200')).toBe(1);
  stand.wait(1.5);
  await provider.open(stand.anAttempt(), pages);
  expect(await logged('token 200')).toBe(2);
  expect(await logged('create 401')).toBe(0);
});

test('with a wrong secret or during an outage the provider is reported as unavailable', async () => {
  const wrong = stand.makeProvider({ secret: 'wrong' });
  await expect(wrong.open(stand.anAttempt(), pages)).rejects.toThrow(ProviderUnavailable);
  const away = stand.makeProvider({ apiUrl: 'http://127.0.0.1:1' });
  await expect(away.query(stand.anAttempt({ providerId: 'X1' }))).rejects.toThrow(ProviderUnavailable);
});

test('an attempt that was never opened is reported as unheard, and PayPal is not called', async () => {
  expect(await outcomesOf(stand.anAttempt())).toEqual(['unheard']);
  expect(await logged('read 200')).toBe(0);
});

test('money taken in time is found also after expiry', async () => {
  await stand.control('scenario', { name: 'capture-answer-lost' });
  const attempt = await open();
  await act(attempt, 'approve');
  await expect(stand.provider.query(attempt)).rejects.toThrow(ProviderUnavailable);
  stand.wait(40);
  expect(await outcomesOf(attempt)).toEqual(['paid']);
});

test('a payer who chooses another instrument after a refusal can still pay in time', async () => {
  await stand.control('scenario', { name: 'instrument-declined' });
  const attempt = await open();
  await act(attempt, 'approve');
  expect(await outcomesOf(attempt)).toEqual(['denied']);
  expect(await stand.provider.open(attempt, pages)).toMatchObject({ url: expect.stringContaining('checkoutnow') });
  await act(attempt, 'approve');
  expect(await outcomesOf(attempt)).toEqual(['paid']);
});

test('a refund is recognised by its id when PayPal has forgotten the request, and another refund is separate', async () => {
  const attempt = await open();
  await act(attempt, 'approve');
  await stand.provider.query(attempt);
  await stand.provider.refund(attempt, { id: 'r1', cents: 1000 });
  stand.wait(7 * 60);
  await stand.provider.refund(attempt, { id: 'r1', cents: 1000 });
  await stand.provider.refund(attempt, { id: 'r2', cents: 1000 });
  const { findings } = await stand.provider.query(attempt);
  expect(findings.map(({ about, cents }) => [about, cents])).toEqual([
    [{ kind: 'payment', outcome: 'paid' }, 4990],
    [{ kind: 'refund', id: 'r1', outcome: 'done' }, 1000],
    [{ kind: 'refund', id: 'r2', outcome: 'done' }, 1000],
  ]);
});

test('a refund requested twice at once is made once', async () => {
  const attempt = await open();
  await act(attempt, 'approve');
  await stand.provider.query(attempt);
  const ask = () => stand.provider.refund(attempt, { id: 'r1', cents: 1000 });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second?.findings).toEqual(first?.findings);
  const { findings } = await stand.provider.query(attempt);
  expect(findings.filter(({ about }) => about.kind === 'refund')).toHaveLength(1);
});

test('an unpaid attempt is not refunded', async () => {
  const attempt = await open();
  const { findings } = await stand.provider.refund(attempt, { id: 'r1', cents: 1000 });
  expect(findings.map(({ about }) => about)).toEqual([{ kind: 'refund', id: 'r1', outcome: 'refused' }]);
});
