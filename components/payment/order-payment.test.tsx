import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { consultarFormasPago, consultarOrdenPagada } from '@/contract/payment/examples';
import { toTransfer } from '@/lib/payment/payment-mappers';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('../../lib/gift-card/gift-card-queries', () => ({ areGiftCardsOffered: async () => true }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { otherwise } = messages.payment.result.awaitedTransfer;
const transfer = toTransfer(consultarOrdenPagada.datos.pendiente);
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(answer: () => Response) {
  const asked = stubProxy({ consultarOrdenPagada: answer, consultarFormasPago: () => ok(consultarFormasPago.datos) });
  const { OrderPayment } = await import('./order-payment');
  render(await resolveServer(<OrderPayment session={aSession()} order="V26-004790" transfer={transfer} />));
  expect(screen.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
  return asked;
}

test('T04 below the instructions of a pending transfer another method is offered, folded', async () => {
  const asked = await show(() => ok({ ...consultarOrdenPagada.datos, reintentable: true }));
  const ways = screen.getByText(otherwise).closest('details');
  expect(ways).not.toHaveAttribute('open');
  expect(ways).toHaveTextContent('Pay €140.93');
  // By the address of this order, not of the one in hand.
  expect(asked.find(({ name }) => name === 'consultarFormasPago')?.search).toContain('orden=V26-004790');
});

test('the instructions are shown even if the payment’s state cannot be read', async () => {
  await show(() => refused(503, 'error.busy'));
  expect(screen.queryByText(otherwise)).toBeNull();
});
