import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { asentarOrden, confirmarOrden, consultarResumenOrden } from '@/contract/order/examples';
import { toPaymentHandoverPath } from '@/lib/payment/payment-paths';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { confirmationPath } from '../checkout-rules';
import { executiveOrderAttempts } from './executive-attempt';
import { executiveOrderCalls, settleOrLeave } from './executive-order-calls';
import type { ExecutiveAgreement } from './placement';
import { usePlaceOrder } from './use-place-order';

const realFetch = globalThis.fetch;
const agreement: ExecutiveAgreement = {
  version: 14,
  seenCents: 14_093,
  seenDueCents: null,
  tender: '001',
  balance: false,
  partCents: null,
  termsVersion: '2026-01',
  accepted: [],
};
const changed = () =>
  ok({
    resultado: 'CAMBIOS',
    orden: null,
    reservadaHasta: null,
    diferencias: consultarResumenOrden.datos.orden.diferencias,
    pago: null,
  });
const placed = () => ok({ ...confirmarOrden.datos, pago: null });
const settled = () => ok({ ...asentarOrden.datos, asentada: true, pago: null });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

function use() {
  const ways = { onGo: jest.fn<(path: string) => void>(), onChanged: jest.fn<() => void>() };
  const { result } = renderHook(() =>
    usePlaceOrder(executiveOrderCalls('o-1'), {
      onPlaced: async (order, payment) => ways.onGo(await settleOrLeave(order, payment)),
      onChanged: ways.onChanged,
    }),
  );
  return { ways, result };
}

test('N21 an order changed meanwhile is not placed: nothing is settled, and the page is told of the change', async () => {
  const asked = stubProxy({ confirmarOrden: changed });
  const { ways, result } = use();
  await act(() => result.current.place(agreement));
  expect(result.current.placing).toEqual({ state: 'changed' });
  expect(ways.onChanged).toHaveBeenCalledTimes(1);
  expect(ways.onGo).not.toHaveBeenCalled();
  expect(asked.map(({ name }) => name)).toEqual(['confirmarOrden']);
  expect(asked[0]?.body).toEqual({
    version: 14,
    totalVisto: 140.93,
    metodo: '001',
    usarSaldo: false,
    aceptaCondiciones: true,
    versionCondiciones: '2026-01',
    entregaParcial: false,
  });
});

test('C072 an order paid at a provider leaves with its payment’s id, and nothing is settled here', async () => {
  const asked = stubProxy({ confirmarOrden: () => ok(confirmarOrden.datos) });
  const { ways, result } = use();
  await act(() => result.current.place({ ...agreement, tender: 'TCR' }));
  expect(ways.onGo.mock.calls).toEqual([[toPaymentHandoverPath('2611A04817')]]);
  expect(result.current.placing).toEqual({ state: 'leaving' });
  expect(asked.map(({ name }) => name)).toEqual(['confirmarOrden']);
});

test('C072 the attempt survives a lost response, and stays the same', async () => {
  const answers = [() => refused(503, 'error.busy'), () => ok(confirmarOrden.datos)];
  const asked = stubProxy({ confirmarOrden: () => answers.shift()?.() ?? refused(503, 'error.busy') });
  const { ways, result } = use();
  expect(result.current.placing).toEqual({ state: 'ready' });
  await act(() => result.current.place({ ...agreement, tender: 'TCR' }));
  expect(result.current.placing).toEqual({ state: 'unknown' });
  expect(use().result.current.placing).toEqual({ state: 'unknown' });
  await act(async () => result.current.ask());
  await waitFor(() => expect(ways.onGo).toHaveBeenCalledWith(toPaymentHandoverPath('2611A04817')));
  const [first, second] = asked;
  expect(second).toEqual(first);
});

test('N21 C072 consent after a change is another attempt, with a new key', async () => {
  let tries = 0;
  const asked = stubProxy({
    confirmarOrden: () => {
      tries += 1;
      return tries === 1 ? changed() : placed();
    },
    asentarOrden: settled,
  });
  const { ways, result } = use();
  await act(() => result.current.place(agreement));
  expect(executiveOrderAttempts.open('o-1')).toBeNull();
  await act(() => result.current.place({ ...agreement, accepted: ['partial'] }));
  await waitFor(() => expect(ways.onGo).toHaveBeenCalledWith(confirmationPath('V26-004817')));
  const [first, second] = asked.filter(({ name }) => name === 'confirmarOrden');
  expect(second?.key).not.toBe(first?.key);
  expect(second?.body).toMatchObject({ entregaParcial: true });
});

test('N21 C072 a change reported in a lost response is reported on the retry, and nothing is placed', async () => {
  let tries = 0;
  const asked = stubProxy({
    confirmarOrden: () => {
      tries += 1;
      return tries === 1 ? refused(503, 'error.busy') : changed();
    },
  });
  const { ways, result } = use();
  await act(() => result.current.place(agreement));
  expect(result.current.placing).toEqual({ state: 'unknown' });
  await act(async () => result.current.ask());
  await waitFor(() => expect(ways.onChanged).toHaveBeenCalledTimes(1));
  const [first, second] = asked;
  expect(second).toEqual(first);
  expect(ways.onGo).not.toHaveBeenCalled();
});

test('C072 a press that found the session ended did nothing: the next one orders the current choice', async () => {
  let signedIn = false;
  const asked = stubProxy({
    confirmarOrden: () => (signedIn ? placed() : refused(401, 'error.signedOut')),
    asentarOrden: settled,
  });
  const { result } = use();
  await act(() => result.current.place(agreement));
  expect(result.current.placing).toMatchObject({ state: 'failed', failure: { kind: 'signed-out' } });
  signedIn = true;
  await act(() => result.current.place({ ...agreement, tender: null, balance: true }));
  const [first, second] = asked;
  expect(second?.body).toMatchObject({ metodo: null, usarSaldo: true });
  expect(second?.key).not.toBe(first?.key);
});

test('C072 an ended session after a lost response proves nothing: the same attempt is sent again', async () => {
  const answers = [() => refused(503, 'error.busy'), () => refused(401, 'error.signedOut'), placed];
  const asked = stubProxy({
    confirmarOrden: () => answers.shift()?.() ?? placed(),
    asentarOrden: settled,
  });
  const { result } = use();
  await act(() => result.current.place(agreement));
  await act(async () => result.current.ask());
  expect(result.current.placing).toEqual({ state: 'unknown' });
  await act(async () => result.current.ask());
  const [first, second, third] = asked;
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});
