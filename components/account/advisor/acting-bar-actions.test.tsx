import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarPedidoActivo } from '@/contract/order/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { ActingBarActions } from './acting-bar-actions';

const words = en.advisor.bar.line;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const show = (minutes: number) =>
  render(
    <ActingBarActions until={Date.now() + minutes * 60_000} name="Lucía" home="/home" back="/back" words={words} />,
  );

test('P02 cancelling the current order asks first, naming its items and total, and a failure is shown', async () => {
  const asked = stubProxy({
    consultarPedidoActivo: () => ok(consultarPedidoActivo.datos),
    cancelarOrden: () => refused(404, 'error.absent'),
  });
  show(20);
  const { unidades, total } = consultarPedidoActivo.datos.orden ?? { unidades: 0, total: 0 };
  const question = new RegExp(`Lucía’s current order, ${unidades} items for €${total.toFixed(2)}\\?`);
  await userEvent.click(screen.getByRole('button', { name: words.cancel }));
  expect(await screen.findByText(question)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.cancelNo }));
  await userEvent.click(screen.getByRole('button', { name: words.cancel }));
  await userEvent.click(await screen.findByRole('button', { name: words.cancelYes }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Lucía has no current order.');
  expect(asked.map(({ name }) => name)).toEqual(['consultarPedidoActivo', 'consultarPedidoActivo', 'cancelarOrden']);
});

test('P02 without an order in hand the advisor reads so, and there is nothing to confirm', async () => {
  stubProxy({ consultarPedidoActivo: () => ok({ ...consultarPedidoActivo.datos, orden: null }) });
  show(20);
  await userEvent.click(screen.getByRole('button', { name: words.cancel }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Lucía has no current order.');
  expect(screen.queryByRole('button', { name: words.cancelYes })).toBeNull();
});

test('N07 a failed end of acting is shown, and the advisor may try again', async () => {
  const still = { executive: { id: 'l.i', name: 'Lucía', actor: { sub: 'i', name: 'Inés', until: 2 } }, client: null };
  stubProxy({ logoutApp: () => ok({ cerradas: 0 }), session: () => Response.json(still) });
  show(20);
  await userEvent.click(screen.getByRole('button', { name: words.stop }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.stopFailed);
  expect(screen.getByRole('button', { name: words.stop })).toBeEnabled();
});

test.each([
  [20, null],
  [4, 'It ends in 4 minutes. What’s in the order stays.'],
  [0, words.over],
])('T16 with %i minutes left the advisor sees the right warning, or none', (minutes, told) => {
  show(minutes);
  if (told === null) expect(screen.queryByRole('status')).toBeNull();
  else expect(screen.getByRole('status')).toHaveTextContent(told);
});
