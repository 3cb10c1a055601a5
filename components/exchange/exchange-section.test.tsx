import { afterEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { consultarCambios, pedirCambioInvitado } from '@/contract/exchange/examples';
import type { ExchangesWire } from '@/contract/exchange/schemas';
import { fill } from '@/lib/i18n/message-texts';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { ExchangeSection } from './exchange-section';

const words = messages.exchange;
const open = consultarCambios.datos;
const asked = pedirCambioInvitado.datos;
const guests = { number: 'V26-004823', secret: 'the-secret-of-her-link' };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = (order: { number: string; secret: string | null } = guests, customs = false) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ExchangeSection locale="en" order={order} customs={customs} words={words} />
    </SWRConfig>,
  );
const line = open.lines[0];
const option = line?.options[0];
const button = (name: string) => screen.getByRole('button', { name });

async function choose(pieces?: string) {
  await userEvent.click(await screen.findByText(words.start));
  const wanted = screen.getByRole('combobox', { name: fill(words.wanted, { name: line?.name ?? '' }) });
  await userEvent.selectOptions(wanted, option?.code ?? '');
  if (pieces) await userEvent.selectOptions(screen.getByRole('combobox', { name: words.pieces }), pieces);
  await userEvent.click(button(words.next));
}

test('F058 the choice is reviewed with the return’s cost, and one press sends it with the link’s secret', async () => {
  const calls = stubProxy({ consultarCambiosInvitado: () => ok(open), pedirCambioInvitado: () => ok(asked) });
  show();
  expect(await screen.findByText(words.law)).toBeVisible();
  expect(screen.getByText(fill(words.until, { date: 'Thursday 24 December' }), { exact: false })).toBeVisible();
  await choose('2');
  expect(screen.getByRole('heading', { name: words.review.title })).toHaveFocus();
  expect(screen.getByText(words.cost)).toBeVisible();
  expect(screen.queryByText(words.customs)).toBeNull();
  await userEvent.click(button(words.review.confirm));
  const received = await screen.findByRole('heading', { name: fill(words.received, { number: 'C26-7KQ2M4XR' }) });
  await waitFor(() => expect(received).toHaveFocus());
  const [sent] = calls.filter(({ name }) => name === 'pedirCambioInvitado');
  expect(sent?.body).toEqual({
    order: guests,
    locale: 'en',
    lines: [{ code: '482157', quantity: 2, wanted: '482158' }],
  });
});

test('F058 an executive’s exchange is sent by the executive’s session', async () => {
  const calls = stubProxy({ consultarCambios: () => ok(open), pedirCambio: () => ok(asked) });
  show({ number: guests.number, secret: null }, true);
  await choose();
  expect(screen.getByText(words.customs)).toBeVisible();
  await userEvent.click(button(words.review.confirm));
  await screen.findByRole('heading', { name: fill(words.received, { number: 'C26-7KQ2M4XR' }) });
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['consultarCambios', null],
    ['pedirCambio', expect.objectContaining({ order: guests.number, lines: [expect.anything()] })],
  ]);
});

test('a lost response is requested again under the same key, and the choice is kept', async () => {
  let there = false;
  const calls = stubProxy({
    consultarCambiosInvitado: () => ok(open),
    pedirCambioInvitado: () => (there ? ok(asked) : refused(503, 'error.busy')),
  });
  show();
  await choose();
  await userEvent.click(button(words.review.confirm));
  expect(await screen.findByText(words.failed.away)).toBeVisible();
  there = true;
  await userEvent.click(button(words.review.confirm));
  await screen.findByRole('heading', { name: fill(words.received, { number: 'C26-7KQ2M4XR' }) });
  const keys = calls.filter(({ name }) => name === 'pedirCambioInvitado').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('if the sizes sold out meanwhile, the refusal is reported and the section links to the product’s page', async () => {
  let now: ExchangesWire = open;
  stubProxy({
    consultarCambiosInvitado: () => ok(now),
    pedirCambioInvitado: () => {
      now = { ...open, lines: open.lines.map((one) => ({ ...one, options: [] })) };
      return refused(409, 'error.conflict');
    },
  });
  show();
  await choose();
  await userEvent.click(button(words.review.confirm));
  expect(await screen.findByText(words.failed.changed)).toBeVisible();
  expect(screen.getByText(words.none)).toBeVisible();
  const page = screen.getByRole('link', { name: fill(words.page, { name: line?.name ?? '' }) });
  expect(page).toHaveAttribute('href', `/en/catalogue/${line?.slug}`);
});

test('without a choice an error is shown, and the step stays', async () => {
  stubProxy({ consultarCambiosInvitado: () => ok(open) });
  show();
  await userEvent.click(await screen.findByText(words.start));
  await userEvent.click(button(words.next));
  expect(screen.getByText(words.failed.pick)).toBeVisible();
  expect(button(words.next)).toBeVisible();
});

test.each([
  ['asked', null, 'C26-7KQ2M4XR in the parcel'],
  ['received', null, words.states.received],
  ['sent', null, 'The replacement was sent on'],
  ['refused', 'Washed.', 'Reason: Washed.'],
  ['ended', null, words.states.ended],
] as const)(
  'an exchange that is %s says so on the order’s page, after the term as well',
  async (state, reason, said) => {
    const exchanges = asked.asked.map((one) => ({ ...one, state, reason }));
    stubProxy({ consultarCambiosInvitado: () => ok({ ...asked, open: false, lines: [], asked: exchanges }) });
    show();
    const one = await screen.findByRole('heading', { name: fill(words.one, { number: 'C26-7KQ2M4XR' }) });
    expect(within(one.parentElement as HTMLElement).getByText(said, { exact: false })).toBeVisible();
    expect(screen.queryByText(words.start)).toBeNull();
  },
);

test('after the term the section says so, and where something else prevents an exchange it is empty', async () => {
  let until = '2026-03-01';
  stubProxy({ consultarCambiosInvitado: () => ok({ ...open, open: false, lines: [], until }) });
  const first = show();
  expect(await screen.findByText(fill(words.over, { date: 'Sunday 1 March' }), { exact: false })).toBeVisible();
  first.unmount();
  until = '2999-01-01';
  const { container } = show();
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(2));
  expect(container).toBeEmptyDOMElement();
});

test('with a backend that lacks the call the section is empty', async () => {
  const calls = stubProxy({ consultarCambiosInvitado: () => refused(404, 'error.absent') });
  const { container } = show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('F058 a guest reads the chosen size beside the label’s, an executive the label’s', async () => {
  stubProxy({ consultarCambiosInvitado: () => ok(open), consultarCambios: () => ok(open) });
  const { unmount } = show();
  expect((await screen.findAllByText(/size 38B \(on the label: 85B\)/)).length).toBeGreaterThan(0);
  unmount();
  show({ number: guests.number, secret: null });
  expect((await screen.findAllByText(/size 85B$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/38B/)).toBeNull();
});
