import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarOrdenSesion } from '@/contract/order/examples';
import { articulosRecientes, guardarListaPedido, listasPedido, repetirPedido } from '@/contract/pad/examples';
import { toOrder } from '@/lib/order/order-mappers';
import { createEntryStore } from '@/lib/pad/entry-store';
import { createGridLookup } from '@/lib/pad/grid-lookup';
import { createPadController } from '@/lib/pad/pad-controller';
import { toRecentArticles } from '@/lib/pad/reorder-mappers';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { ReorderPanel } from './reorder-panel';

const words = messages.pad.again;
let told: { path: string; body: unknown; key: string | undefined }[];
let lost: boolean;

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setCookie('XSRF-TOKEN=x');
  told = [];
  lost = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = String(address).split('/').at(-1) ?? '';
    const headers = init?.headers as Record<string, string>;
    told.push({ path, body: JSON.parse(String(init?.body)), key: headers['idempotency-key'] });
    if (lost) throw new TypeError('no network');
    return new Response(
      JSON.stringify(anEnvelope(path === 'repetirPedido' ? repetirPedido.datos : guardarListaPedido.datos)),
    );
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(onAdd = jest.fn()) {
  const core = createPadController({
    owner: 'E1',
    order: toOrder(consultarOrdenSesion.datos),
    entries: createEntryStore('E1'),
    lookup: createGridLookup(() => '2026-12'),
  });
  const again = { ...toRecentArticles(articulosRecientes.datos), lists: listasPedido.datos.lists };
  render(
    <ReorderPanel
      open
      onClose={() => {}}
      again={again}
      locale="en"
      core={core}
      hasLines
      onAdd={onAdd}
      words={words}
      reasons={messages.checkout.remarks}
    />,
  );
  return onAdd;
}

test('B013 the last order is added again; after a lost answer the retry uses the same key', async () => {
  lost = true;
  show();
  await userEvent.click(screen.getByRole('button', { name: words.repeat }));
  await waitFor(() => expect(told).toHaveLength(1));
  lost = false;
  await userEvent.click(await screen.findByRole('button', { name: words.repeat }));
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told[0]?.body).toEqual(repetirPedido.body);
  expect(told[1]).toEqual(told[0]);
  // Answered: the next time is another intention.
  await userEvent.click(await screen.findByRole('button', { name: words.repeat }));
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told[2]?.key).not.toBe(told[0]?.key);
});

test('B015 B014 the order is saved as a named list, and a list is deleted', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(screen.getByText(words.nameMissing)).toBeVisible();
  await userEvent.type(screen.getByLabelText(words.saveName), 'Basics{Enter}');
  expect(await screen.findByText('List “Basics” saved.')).toBeVisible();
  expect(told[0]?.body).toEqual({ name: 'Basics' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Básicos de Ana' }));
  await waitFor(() => expect(told[1]?.body).toEqual({ remove: '7' }));
});

test('B015 after a lost answer the retry for the same list uses the same key', async () => {
  lost = true;
  show();
  await userEvent.type(screen.getByLabelText(words.saveName), 'Basics{Enter}');
  expect(await screen.findByText(words.failed)).toBeVisible();
  lost = false;
  await userEvent.type(screen.getByLabelText(words.saveName), 'Basics{Enter}');
  expect(await screen.findByText('List “Basics” saved.')).toBeVisible();
  expect(told[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(told[1]).toEqual(told[0]);
  await userEvent.type(screen.getByLabelText(words.saveName), 'Basics{Enter}');
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told[2]?.key).not.toBe(told[0]?.key);
});

test('B012 a recently ordered article is one press away', async () => {
  const onAdd = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 Sujetador Alba, Negro, 85B' }));
  expect(onAdd.mock.calls).toEqual([['482157']]);
});
