import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cardAttempt as attempt, redsysNow, redsysSecret as secret } from '../../../../test/redsys.ts';
import { ProviderUnavailable } from '../provider/provider.ts';
import { toSignedFields } from './message.mapper.ts';
import { createRedsys, type RedsysSettings } from './redsys.ts';

/** The gateway's answer to the next request, whatever it asks. */
let says = '';
let asked: string[] = [];
let gateway: Server;
let origin = '';
beforeAll(async () => {
  gateway = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push(body);
    answer.end(says);
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => {
  gateway.close();
  gateway.closeAllConnections();
});

const provide = (changed: Partial<RedsysSettings> = {}) =>
  createRedsys({
    ...secret,
    now: redsysNow,
    merchantCode: '999008881',
    terminal: '001',
    formUrl: 'https://bank.example/pay',
    restUrl: `${origin}/refund`,
    queryUrl: `${origin}/query`,
    deadlineMs: 2_000,
    ...changed,
  });
const operation = (changed: object = {}) => ({
  Ds_Order: attempt.reference,
  Ds_Amount: '4990',
  Ds_Currency: '978',
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '1',
  Ds_TransactionType: '0',
  Ds_Response: '0000',
  Ds_AuthorisationCode: '123456',
  ...changed,
});
const answered = (operations: object[], order = attempt.reference) =>
  JSON.stringify(toSignedFields(secret, order, { Ds_Order: order, Ds_Operations: operations } as never));

test('a payment number unknown to the gateway is reported as unheard', async () => {
  says = answered([]);
  const { findings } = await provide().query(attempt);
  expect(findings.map(({ reference, about }) => [reference, about])).toEqual([
    [attempt.reference, { kind: 'payment', outcome: 'unheard' }],
  ]);
});

test('a query returns everything under the number: the denial, the payment, the refunds', async () => {
  says = answered([
    operation({ Ds_Response: '0190' }),
    operation(),
    operation({ Ds_TransactionType: '3', Ds_Response: '0900', Ds_Amount: '100', Ds_MerchantData: 'refund-1' }),
  ]);
  const { findings, raw } = await provide().query(attempt);
  expect(raw).toBe(says);
  expect(findings.map(({ about, cents }) => [about, cents])).toEqual([
    [{ kind: 'payment', outcome: 'denied' }, 4_990],
    [{ kind: 'payment', outcome: 'paid' }, 4_990],
    [{ kind: 'refund', id: 'refund-1', outcome: 'done' }, 100],
  ]);
});

test.each([
  ['nothing', () => ''],
  ['no JSON', () => '<!doctype html>'],
  ['null', () => 'null'],
  ['an error of the gateway', () => '{"errorCode":"SIS0042"}'],
  ['an error of another server', () => '{"errorCode":"ok"}'],
  ['no signature', () => answered([operation()]).replace(/"Ds_Signature":"[^"]+"/, '"Ds_Signature":""')],
  [
    'the signature of another key',
    () => JSON.stringify(toSignedFields({ ...secret, key: 'x' }, attempt.reference, operation() as never)),
  ],
  [
    'the weaker algorithm',
    () =>
      JSON.stringify(
        toSignedFields({ ...secret, algorithm: 'HMAC_SHA256_V1' }, attempt.reference, operation() as never),
      ),
  ],
  ['a valid answer about another order', () => answered([operation()], '2611Other')],
  ['an endless answer', () => `{"Ds_MerchantParameters":"${'A'.repeat(70_000)}"}`],
])('%s is no answer to a query: the result stays unknown', async (_, answer) => {
  says = answer();
  await expect(provide().query(attempt)).rejects.toThrow(ProviderUnavailable);
});

test('a gateway that cannot be reached, by its protocol, host or port, is reported as away', async () => {
  const away = [
    `${origin.replace('http:', 'https:')}/query`,
    'http://nowhere.invalid/query',
    'http://127.0.0.1:1/query',
  ];
  for (const queryUrl of away) await expect(provide({ queryUrl }).query(attempt)).rejects.toThrow(ProviderUnavailable);
});

test('a payer who left the bank’s challenge counts as waiting while its page can be open, then as cancelled', async () => {
  says = answered([operation({ Ds_Response: '9999' })]);
  const outcomeAt = async (time: string) => {
    const { findings } = await provide({ now: () => new Date(`2026-11-22T${time}Z`) }).query(attempt);
    return findings.map(({ about }) => about.outcome);
  };
  expect(await outcomeAt('10:59:59')).toEqual(['waiting']);
  expect(await outcomeAt('11:00:00')).toEqual(['cancelled']);
});

test('a refund is looked up by its own id before it is requested', async () => {
  const given = operation({
    Ds_TransactionType: '3',
    Ds_Response: '0900',
    Ds_Amount: '100',
    Ds_MerchantData: 'refund-1',
  });
  says = answered([operation(), given]);
  asked = [];
  const { findings } = await provide().refund(attempt, { id: 'refund-1', cents: 100 });
  expect(findings.map(({ about }) => about)).toEqual([{ kind: 'refund', id: 'refund-1', outcome: 'done' }]);
  expect(asked).toHaveLength(1);
});

test('a refund made in the panel blocks another refund, because it may be the same one', async () => {
  says = answered([
    operation(),
    operation({ Ds_TransactionType: '3', Ds_Response: '0900', Ds_AuthorisationCode: '99' }),
  ]);
  asked = [];
  const { findings } = await provide().refund(attempt, { id: 'refund-1', cents: 4_990 });
  expect(findings.map(({ about }) => about)).toEqual([{ kind: 'refund', id: 'refund-1', outcome: 'waiting' }]);
  expect(asked).toHaveLength(1);
});

test('money taken back is a claim, and a reservation moves nothing', async () => {
  says = answered([
    operation(),
    operation({ Ds_TransactionType: '99', Ds_Response: '0900' }),
    operation({ Ds_TransactionType: '99', Ds_Response: '0190' }),
    operation({ Ds_TransactionType: '1', Ds_Response: '0000' }),
  ]);
  const { findings } = await provide().query(attempt);
  expect(findings.map(({ about, cents }) => [about, cents])).toEqual([
    [{ kind: 'payment', outcome: 'paid' }, 4_990],
    [{ kind: 'claim', outcome: 'reversed' }, 4_990],
    [{ kind: 'payment', outcome: 'unheard' }, 4_990],
    [{ kind: 'payment', outcome: 'unheard' }, 4_990],
  ]);
});

test('money taken by a charge-back is not refunded on top of it', async () => {
  says = answered([operation(), operation({ Ds_TransactionType: '99', Ds_Response: '0900' })]);
  asked = [];
  const { findings } = await provide().refund(attempt, { id: 'refund-1', cents: 4_990 });
  expect(findings.map(({ about }) => about)).toEqual([{ kind: 'refund', id: 'refund-1', outcome: 'waiting' }]);
  expect(asked).toHaveLength(1);
});

test('a refund refused in the panel blocks nothing', async () => {
  const refused = { Ds_TransactionType: '3', Ds_Response: '0190', Ds_AuthorisationCode: '' };
  says = answered([operation(), operation(refused)]);
  asked = [];
  await expect(provide().refund(attempt, { id: 'refund-1', cents: 4_990 })).rejects.toThrow(ProviderUnavailable);
  expect(asked).toHaveLength(2);
});

test('an answer about a payment is no answer to a refund', async () => {
  says = JSON.stringify(toSignedFields(secret, attempt.reference, operation() as never));
  await expect(provide().refund(attempt, { id: 'refund-1', cents: 100 })).rejects.toThrow(ProviderUnavailable);
});
