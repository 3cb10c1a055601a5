import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FailureWords } from '@/components/order/failure-note';
import { LinesNotAddedNotice } from '@/components/order/lines-not-added-notice';
import type { TenderCode } from '@/contract/codes';
import { asentarOrden, confirmarOrden, consultarResumenOrden } from '@/contract/order/examples';
import { consultarFormasPago } from '@/contract/payment/examples';
import { toSummary } from '@/lib/checkout/draft/draft-mappers';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toEntry } from '@/lib/pad/entry';
import { createEntryStore } from '@/lib/pad/entry-store';
import type { Account } from '@/lib/payment/payment';
import { announceSignedInAgain } from '@/lib/sign-in/sign-in-events';
import { recall } from '@/lib/state/tab-memory';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import { setCookie } from '@/lib/testing/cookies';
import { anAccount } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { OrderReview } from './order-review';
import { PaymentView } from './payment-view';

const { payment, totals, differences, remarks, zones, failures, shipping } = messages.checkout;
const words = {
  giftCard: messages.giftCard.use,
  payment,
  totals,
  differences,
  remarks,
  zones,
  account: messages.payment.account,
  withoutVatTitle: shipping.withoutVatTitle,
  failures: { ...failures, reasons: messages.checkout.remarks, again: messages.signIn.again } satisfies FailureWords,
};
const wire = consultarResumenOrden.datos;
const realFetch = globalThis.fetch;
const methods = consultarFormasPago.datos.metodos
  .map(toPaymentMethod)
  .map((method) =>
    method.tender === '001' ? method : { ...method, available: false, reason: 'payment.reason.notOffered' },
  );
const withCash = {
  ...wire,
  orden: { ...wire.orden, totales: { ...wire.orden.totales, recargoPago: 2.5, total: 143.43, aPagar: 143.43 } },
};
const placed = () => ok({ ...confirmarOrden.datos, pago: null });
const settled = () => ok({ ...asentarOrden.datos, asentada: true, pago: null });

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Change = {
  exige?: typeof wire.exige;
  orden?: Partial<typeof wire.orden>;
  credit?: number;
  owing?: Partial<Account>;
  zona?: 'CANARIAS';
  ways?: typeof methods;
  last?: TenderCode;
};

function show({ exige = [], orden = {}, credit = 0, owing = {}, zona, ways = methods, last }: Change = {}) {
  const start = toSummary({
    ...wire,
    metodoAnterior: last ?? null,
    exige,
    formasEnvio: zona ? { ...wire.formasEnvio, zona, sinIva: true } : wire.formasEnvio,
    orden: { ...wire.orden, diferencias: [], ...orden },
  });
  return render(
    <PaymentView
      locale="en"
      start={start}
      methods={ways}
      account={anAccount({ creditCents: credit, ...owing })}
      offersCards
      terms="/en/customer-care/terms"
      review={<OrderReview locale="en" order={start.order} words={{ payment, totals }} />}
      unanswered={<LinesNotAddedNotice owner="E1" pad="/en/executive/quick-order" words={messages.order.unanswered} />}
      words={words}
    />,
  );
}

const button = () => screen.getByRole('button', { name: payment.submit });
const cash = () => screen.getByRole('radio', { name: payment.cash });
const accept = () => userEvent.click(screen.getByRole('checkbox', { name: payment.terms }));

/** In the sum, and in the bar with the button. */
const findTotal = (amount: string) => screen.findAllByText(amount, { selector: 'dd, strong' });

/** Cash on delivery, terms accepted, total read again. */
async function fillIn() {
  await userEvent.click(cash());
  await findTotal('€143.43');
  await accept();
}

test('R27 the button carries the statutory words alone, and stands under items, shipping and total', () => {
  show();
  expect(button()).toHaveTextContent(/^order with obligation to pay$/);
  const above = (text: string | RegExp) =>
    button().compareDocumentPosition(screen.getAllByText(text)[0] as Element) & Node.DOCUMENT_POSITION_PRECEDING;
  for (const text of [/Sujetador Alba/, /size 85B/, /Envío estándar/, '€140.93']) expect(above(text)).toBeTruthy();
});

test('R27 lines of several clients are folded, and within by client; a closed group names client, pieces and sum', async () => {
  show();
  const groups = [...document.querySelectorAll('.review-order details')];
  expect(groups.map((group) => [group.hasAttribute('open'), group.querySelector('summary')?.textContent])).toEqual([
    [false, '6 items · for 3 people · €152.20'],
    [false, 'For Lucía Gómez2 items · €69.80'],
    [false, 'For Ana Belén Ortiz1 item · €44.90'],
    [false, 'For me3 items · €37.50'],
  ]);
  const [line] = screen.getAllByText(/Sujetador Alba/);
  expect(line).not.toBeVisible();
  for (const group of groups.slice(0, 2)) await userEvent.click(group.querySelector('summary') as HTMLElement);
  expect(line).toBeVisible();
});

test('R27 a few lines of one person stay open', () => {
  const [own] = wire.orden.clientes;
  if (!own) throw new Error('The example has no client.');
  const lineas = wire.orden.lineas.filter(({ cliente }) => (cliente?.id ?? null) === (own.cliente?.id ?? null));
  show({ orden: { lineas, clientes: [own] } });
  expect(document.querySelector('.review-order details')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('€');
});

test('K09 N14 fee, limit and preparations are shown with a method not yet chosen; one that nobody can use yet is left out', () => {
  show();
  expect(cash()).toHaveAccessibleDescription(/Fee: €2.50. Only under €1,000.00. Have €143.43 ready/);
  expect(cash()).not.toBeChecked();
  expect(screen.queryByText(payment.card)).toBeNull();
  expect(screen.queryByText(foldedWays)).toBeNull();
});

/** Names the fold with the methods that the order cannot use. */
const foldedWays = /n’t available for this order$/;
const fold = () => screen.getByText(foldedWays, { selector: 'summary *' });
const openFold = () => userEvent.click(fold());

test('K09 N14 a method that this order cannot use is disabled, folded below the others, with its reason', async () => {
  const reason = 'payment.reason.zone';
  show({ ways: methods.map((method) => (method.tender === 'TCR' ? { ...method, reason } : method)) });
  expect(fold()).toHaveTextContent('1 way to pay isn’t available for this order');
  const ways = fold().closest('details') as HTMLElement;
  expect(ways).not.toHaveAttribute('open');
  expect(ways).not.toContainElement(cash());
  await openFold();
  expect(ways).toHaveAttribute('open');
  const card = within(ways).getByRole('radio', { name: payment.card });
  expect(card).toBeDisabled();
  expect(card).toHaveAccessibleDescription(expect.stringContaining(remarks.payment.reason.zone));
});

test('K09 if the order can use no method, all stand open', () => {
  show({ ways: methods.map((method) => ({ ...method, available: false, reason: 'payment.reason.notOffered' })) });
  expect(screen.getByRole('radio', { name: new RegExp(`${payment.card}.*${payment.notYet}`) })).toBeDisabled();
  expect(screen.queryByText(foldedWays)).toBeNull();
});

test('K09 the last order’s way to pay is chosen in advance and named so, unless it costs extra', async () => {
  const free = methods.map((method) => ({ ...method, surchargeCents: 0 }));
  const { unmount } = show({ ways: free, last: '001' });
  expect(screen.getByRole('radio', { name: `${payment.cash} · ${payment.lastTime}` })).toBeChecked();
  unmount();
  show({ last: '001' });
  expect(screen.getByRole('radio', { name: `${payment.cash} · ${payment.lastTime}` })).not.toBeChecked();
});

test('C053 the total above the button is the backend’s for the chosen method', async () => {
  const asked = stubProxy({ consultarResumenOrden: () => ok(withCash) });
  show();
  await userEvent.click(cash());
  expect(await findTotal('€143.43')).toHaveLength(2);
  expect(screen.getByText(totals.surcharge)).toBeVisible();
  expect(asked.map(({ search }) => search)).toEqual(['?usarSaldo=N&metodo=001']);
});

test('R27 a missing answer is named at the button, and nothing is sent', async () => {
  const asked = stubProxy({});
  show({ exige: ['DIFERENCIAS'], orden: { diferencias: wire.orden.diferencias } });
  await userEvent.click(button());
  const list = screen.getByText(payment.obstacles.title).parentElement as HTMLElement;
  expect(list).toHaveFocus();
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([payment.obstacles.differences, payment.obstacles.method, payment.obstacles.terms]);
  expect(asked).toEqual([]);
});

/** The list at the button, once it was pressed. */
const obstacles = () => within(screen.getByText(payment.obstacles.title).parentElement as HTMLElement);
const linkTo = (text: string) => obstacles().getByRole('link', { name: text });

test('R27 each missing answer links to its field, which is marked with the same words until it is given', async () => {
  stubProxy({ consultarResumenOrden: () => ok(withCash) });
  show({ exige: ['DIFERENCIAS', 'IMPORTACION', 'PARCIAL'], orden: { diferencias: wire.orden.diferencias } });
  const tick = (name: string) => screen.getByRole('checkbox', { name });
  const fields = [
    [payment.obstacles.differences, () => tick(differences.accept)],
    [payment.obstacles.import, () => tick(payment.import)],
    [payment.obstacles.partial, () => tick(payment.acceptPartial)],
    [payment.obstacles.method, cash],
    [payment.obstacles.terms, () => tick(payment.terms)],
  ] as const;
  for (const [, field] of fields) expect(field()).toBeValid();
  await userEvent.click(button());
  for (const [text, field] of fields) {
    const { hash } = linkTo(text) as HTMLAnchorElement;
    expect(document.querySelector(hash)).toContainElement(field());
    expect(field()).toBeInvalid();
    expect(field().closest('fieldset') ?? field()).toHaveAccessibleDescription(expect.stringContaining(text));
    await userEvent.click(linkTo(text));
    expect(field()).toHaveFocus();
    expect(window.location.hash).toBe('');
    await userEvent.click(field());
    expect(field()).toBeValid();
    expect(obstacles().queryByRole('link', { name: text })).toBeNull();
  }
});

test('R27 from the button the keyboard reaches the first missing answer and its field', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(payment.obstacles.title).parentElement).toHaveFocus();
  await userEvent.tab();
  expect(linkTo(payment.obstacles.method)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(cash()).toHaveFocus();
});

test('N21 an order below the minimum links to the bag, where pieces are added', async () => {
  show({ orden: { totales: { ...wire.orden.totales, faltaMinimo: 5 } } });
  await userEvent.click(button());
  const text = payment.obstacles.minimum.replace('{amount}', '€5.00');
  expect(linkTo(text)).toHaveAttribute('href', '/en/checkout/bag');
});

test('K09 without any available method the link leads to the reason', async () => {
  show({ ways: methods.map((method) => ({ ...method, available: false, reason: 'payment.reason.notOffered' })) });
  await userEvent.click(button());
  await userEvent.click(linkTo(payment.obstacles.method));
  const how = screen.getByRole('region', { name: payment.how });
  expect(how).toHaveFocus();
  expect(within(how).getByRole('alert')).toHaveTextContent(payment.noneTitle);
});

test('N21 an article whose price has changed is named with both prices and the difference', () => {
  show({ exige: ['DIFERENCIAS'], orden: { diferencias: wire.orden.diferencias } });
  const panel = screen.getByRole('region', { name: differences.title });
  expect(within(panel).getByText('Body reductor Brisa: down from €54.90 to €44.90')).toBeVisible();
  expect(within(panel).getByText('€10.00 less')).toBeVisible();
  expect(within(panel).getByRole('link', { name: differences.back })).toHaveAttribute('href', '/en/checkout/bag');
});

test('N21 C074 delivery dearer by weight is explained, and an unavailable method is named at the end', () => {
  const change = { ...wire.orden.diferencias[0], tipo: 'ENVIO', linea: null, nombre: 'Punto de recogida' } as const;
  const heavier = { ...change, importeAntes: 3.95, importeAhora: 5.95, diferencia: 2, sobreGramos: 2_000 };
  const tooHeavy = { ...change, importeAntes: 2.5, importeAhora: null, diferencia: 0, sobreGramos: 10_000 };
  const { sobreGramos: _, ...gone } = tooHeavy;
  show({ exige: ['DIFERENCIAS'], orden: { diferencias: [heavier, tooHeavy, gone] as typeof wire.orden.diferencias } });
  const panel = within(screen.getByRole('region', { name: differences.title }));
  const [first, second, third] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent('Delivery: from €3.95 to €5.95, as the order weighs over 2 kg€2.00 more');
  expect(second).toHaveTextContent(/^Punto de recogida: for orders up to 10 kg only. Choose another delivery method$/);
  expect(third).toHaveTextContent(/^Punto de recogida: no longer possible with this order/);
});

test('C074 above the button the delivery price is attributed to the weight', () => {
  const forma = wire.orden.entrega.forma && { ...wire.orden.entrega.forma, costo: 5.95, sobreGramos: 2_000 };
  show({ orden: { entrega: { ...wire.orden.entrega, forma } } });
  expect(screen.getByText(/Envío estándar: €5.95 \(weighs over 2.kg\)/)).toBeVisible();
});

test('N21 a mere price reduction is shown, and needs no consent', async () => {
  const left = expectNavigation();
  const asked = stubProxy({ consultarResumenOrden: () => ok(withCash), confirmarOrden: placed, asentarOrden: settled });
  show({ orden: { diferencias: wire.orden.diferencias } });
  const panel = within(screen.getByRole('region', { name: differences.title }));
  expect(panel.getByText('€10.00 less')).toBeVisible();
  expect(panel.queryByRole('checkbox')).toBeNull();
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(payment.placed)).toBeVisible();
  expect(asked.find(({ name }) => name === 'confirmarOrden')?.body).not.toHaveProperty('aceptaDiferencias');
  await left;
});

test('N21 a closed campaign is reported and needs consent even if no price differs', async () => {
  const values = { antes: 'Velvet', ahora: 'Festive nights' };
  show({
    exige: ['DIFERENCIAS'],
    orden: { diferencias: [], avisos: [{ clave: 'order.remark.campaignMoved', valores: values }] },
  });
  const panel = within(screen.getByRole('region', { name: differences.title }));
  expect(
    panel.getByText(
      'The campaign “Velvet” has closed: this order moves to “Festive nights”, at that campaign’s prices.',
    ),
  ).toBeVisible();
  expect(panel.getByRole('checkbox', { name: differences.accept })).not.toBeChecked();
});

test('N21 X01 changes and a partial delivery have to be accepted before the order is placed', async () => {
  const left = expectNavigation();
  const asked = stubProxy({
    consultarResumenOrden: () => ok(withCash),
    confirmarOrden: placed,
    asentarOrden: settled,
  });
  show({ exige: ['DIFERENCIAS', 'PARCIAL'], orden: { diferencias: wire.orden.diferencias } });
  await fillIn();
  await userEvent.click(button());
  expect(linkTo(payment.obstacles.partial)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: differences.accept }));
  await userEvent.click(screen.getByRole('checkbox', { name: payment.acceptPartial }));
  await userEvent.click(button());
  expect(await screen.findByText(payment.placed)).toBeVisible();
  expect(asked.find(({ name }) => name === 'confirmarOrden')?.body).toMatchObject({
    totalVisto: 143.43,
    entregaParcial: true,
    aceptaDiferencias: true,
  });
  await left;
});

test('N21 if nothing was placed the page reloads and says so, with a link back to the bag', async () => {
  const left = expectNavigation();
  const nothing = { resultado: 'CAMBIOS', orden: null, reservadaHasta: null, diferencias: [], pago: null };
  stubProxy({ consultarResumenOrden: () => ok(withCash), confirmarOrden: () => ok(nothing) });
  const { unmount } = show();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(recall('checkout:changed')).toEqual({ order: wire.orden.id }));
  unmount();
  show();
  expect(await screen.findByText(payment.nothingPlaced)).toBeVisible();
  expect(screen.getByRole('link', { name: differences.back })).toHaveAttribute('href', '/en/checkout/bag');
  await left;
});

test('V09 an order to the Canary Islands says that VAT is not in the prices and asks about import taxes before the button', async () => {
  show({
    zona: 'CANARIAS',
    exige: ['IMPORTACION'],
    orden: { totales: { ...wire.orden.totales, sinIva: true, impuestos: [] } },
  });
  expect(screen.getByRole('note')).toHaveTextContent(zones.canaries);
  expect(screen.getByText(totals.withoutVat)).toBeVisible();
  await userEvent.click(button());
  expect(linkTo(payment.obstacles.import)).toBeVisible();
});

test('C072 C056 one press confirms the shown order and settles it, with a key each', async () => {
  const left = expectNavigation();
  const asked = stubProxy({ consultarResumenOrden: () => ok(withCash), confirmarOrden: placed, asentarOrden: settled });
  show();
  await fillIn();
  await userEvent.dblClick(button());
  expect(await screen.findByText(payment.placed)).toBeVisible();
  await waitFor(() =>
    expect(asked.map(({ name }) => name)).toEqual(['consultarResumenOrden', 'confirmarOrden', 'asentarOrden']),
  );
  expect(asked[1]).toMatchObject({
    body: {
      version: 14,
      totalVisto: 143.43,
      metodo: '001',
      usarSaldo: false,
      aceptaCondiciones: true,
      versionCondiciones: '2026-01',
      entregaParcial: false,
    },
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(asked[2]).toMatchObject({ search: '?orden=V26-004817', key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  await left;
});

test('C072 after a lost answer the same attempt is repeated with its key and body, and nothing else can be sent', async () => {
  const left = expectNavigation();
  let tries = 0;
  const asked = stubProxy({
    consultarResumenOrden: () => ok(withCash),
    confirmarOrden: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('lost');
      return placed();
    },
    asentarOrden: settled,
  });
  show();
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(payment.unknownTitle)).toBeVisible();
  expect(screen.queryByRole('button', { name: payment.submit })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: payment.ask }));
  expect(await screen.findByText(payment.placed)).toBeVisible();
  const [first, second] = asked.filter(({ name }) => name === 'confirmarOrden');
  expect(second).toEqual(first);
  await left;
});

test('C072 after a lost response and a reload the page still says that the result is unknown', async () => {
  stubProxy({ consultarResumenOrden: () => ok(withCash), confirmarOrden: () => refused(503, 'error.busy') });
  const { unmount } = show();
  await fillIn();
  await userEvent.click(button());
  await screen.findByText(payment.unknownTitle);
  unmount();
  show();
  expect(await screen.findByText(payment.unknownTitle)).toBeVisible();
});

test('T07 R18 the page restored by the back button knows that its order is placed', async () => {
  const left = expectNavigation();
  const asked = stubProxy({ consultarResumenOrden: () => ok(withCash), confirmarOrden: placed, asentarOrden: settled });
  const { unmount } = show();
  await fillIn();
  await userEvent.click(button());
  await screen.findByText(payment.placed);
  unmount();
  show();
  expect(await screen.findByText(payment.placed)).toBeVisible();
  expect(asked.filter(({ name }) => name === 'confirmarOrden')).toHaveLength(1);
  await left;
});

test('C072 an order that the backend refuses as changed elsewhere is reported so', async () => {
  stubProxy({ consultarResumenOrden: () => ok(withCash), confirmarOrden: () => refused(409, 'error.conflict') });
  show();
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(payment.taken)).toBeVisible();
});

test('T16 a session that ended at the button keeps the choice, which is sent once after signing in again', async () => {
  const left = expectNavigation();
  let over = true;
  const asked = stubProxy({
    consultarResumenOrden: () => ok(withCash),
    confirmarOrden: () => (over ? refused(401, 'error.signedOut') : placed()),
    asentarOrden: settled,
  });
  show();
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('button', { name: messages.signIn.again.open })).toBeVisible();
  expect(cash()).toBeChecked();
  expect(screen.getByRole('checkbox', { name: payment.terms })).toBeChecked();
  over = false;
  act(announceSignedInAgain);
  expect(await screen.findByText(payment.placed)).toBeVisible();
  const [first, second, ...more] = asked.filter(({ name }) => name === 'confirmarOrden');
  expect(second?.body).toEqual(first?.body);
  expect(more).toEqual([]);
  await left;
});

test('a credit balance is used by choice, and one that covers everything needs no method', async () => {
  const covered = { ...wire.orden.totales, saldoAplicado: 140.93, aPagar: 0 };
  stubProxy({ consultarResumenOrden: () => ok({ ...wire, orden: { ...wire.orden, totales: covered } }) });
  show({ credit: 20_000 });
  expect(screen.getByRole('checkbox', { name: payment.balance })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: payment.balance }));
  expect(await screen.findByText(payment.covered)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('N14 the account is shown beside the methods, and is not charged beyond its limit', async () => {
  const limit = { totalCents: 60_000, usedCents: 50_000, heldCents: 0, leftCents: 10_000 };
  show({ orden: onCredit, owing: { owedCents: 50_000, limit, dueOn: '2026-12-13' } });
  await openFold();
  const credit = screen.getByRole('radio', { name: payment.credit });
  expect(credit).toBeDisabled();
  expect(credit).not.toBeChecked();
  expect(credit).toHaveAccessibleDescription(
    `${remarks.payment.reason.overCredit} You can charge up to €100.00 to your account and pay the rest another way.`,
  );
  const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(figures.slice(0, 5)).toEqual([
    ['Credit limit', '€600.00'],
    ['Used', '€500.00'],
    ['Left', '€100.00'],
    ['Amount owed', '€500.00'],
    ['To be paid by', 'Sunday 13 December'],
  ]);
});

test.each([
  ['another method is suggested to', undefined, 'Choose another way to pay.'],
  ['nothing is suggested to', [], ''],
])('K09 if nothing is left of the limit %s pay the order instead', async (_, ways, instead) => {
  const limit = { totalCents: 60_000, usedCents: 60_000, heldCents: 0, leftCents: 0 };
  show({ orden: onCredit, owing: { limit }, ways });
  if (!ways) await openFold();
  expect(screen.getByRole('radio', { name: payment.credit })).toHaveAccessibleDescription(
    `${remarks.payment.reason.overCredit} ${instead}`.trim(),
  );
  expect(screen.queryAllByText(`${payment.noneTitle}.`)).toHaveLength(ways ? 1 : 0);
});

test('a campaign on credit offers the account, and the total is charged to it', () => {
  show({ orden: { pago: { ...wire.orden.pago, modoPago: 'CREDITO', metodo: null } } });
  const credit = screen.getByRole('radio', { name: payment.credit });
  expect(credit).toBeChecked();
  // A backend may name no day.
  expect(credit).toHaveAccessibleDescription(payment.creditText);
  expect(screen.getByText(totals.onAccount)).toBeVisible();
});

test('without a debt the page says until when this order or a part of it would have to be paid', () => {
  const limit = { totalCents: 60_000, usedCents: 0, heldCents: 0, leftCents: 60_000 };
  show({ orden: { pago: { ...onCredit.pago, vence: '2026-12-13' } }, owing: { limit } });
  expect(screen.queryByText('To be paid by')).toBeNull();
  expect(screen.getByRole('radio', { name: payment.credit })).toHaveAccessibleDescription(
    'It’s charged to your account for this campaign, and you have until Sunday 13 December to pay.',
  );
  expect(screen.getByRole('checkbox', { name: payment.part })).toHaveAccessibleDescription(
    /You have until Sunday 13 December to pay the part you charge\.$/,
  );
});

test('C053 offline the choice stays and the error says what to do', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  setCookie('XSRF-TOKEN=token');
  show();
  await userEvent.click(cash());
  expect(await screen.findByText(failures.busy)).toBeVisible();
  expect(cash()).toBeChecked();
});

test('T15 unanswered pad lines are named at the button', async () => {
  const line = { source: null, code: '482157', size: null, words: '', quantity: 1, client: null };
  const store = createEntryStore('E1');
  store.add([toEntry({ ...line, outcome: 'outOfStock' })]);
  show();
  expect(await screen.findByText(/^1 line in Quick order isn’t resolved and isn’t in this order/)).toBeVisible();
  store.remove(store.get().entries.map(({ key }) => key));
});

const onCredit = { pago: { modoPago: 'CREDITO', metodo: null, usaSaldo: false } } as const;
const owing = {
  owedCents: 50_000,
  limit: { totalCents: 60_000, usedCents: 45_000, heldCents: 5_000, leftCents: 10_000 },
};
const partField = () => screen.getByLabelText(payment.partLabel);
const divided = ({ orden = wire.orden } = {}) =>
  ok({ ...wire, orden: { ...orden, totales: { ...orden.totales, saldoAplicado: 100, aPagar: 43.43 } } });
const ways = () => ok(consultarFormasPago.datos);

test('K09 C057 a total above the limit is settled in two parts, and methods are requested for the rest', async () => {
  const left = expectNavigation();
  const asked = stubProxy({
    consultarResumenOrden: () => divided(withCash),
    consultarFormasPago: ways,
    confirmarOrden: placed,
    asentarOrden: settled,
  });
  show({ orden: onCredit, owing });
  await userEvent.click(screen.getByRole('checkbox', { name: payment.part }));
  expect(partField()).toHaveValue('100.00');
  expect(partField()).toHaveAccessibleDescription('That leaves €40.93 to pay another way.');
  expect(screen.queryByRole('radio', { name: payment.credit })).toBeNull();
  await userEvent.click(cash());
  expect(await screen.findByText('-€100.00')).toBeVisible();
  await accept();
  await userEvent.click(button());
  expect(await screen.findByText(payment.placed)).toBeVisible();
  expect(asked.find(({ name }) => name === 'consultarFormasPago')?.search).toBe('?importe=140.93&importeCuenta=100');
  expect(asked.find(({ name }) => name === 'confirmarOrden')?.body).toMatchObject({
    metodo: '001',
    importeCuenta: 100,
  });
  await left;
});

test.each(['100.01', '-5', '10.005', 'zehn'])(
  'N14 a part typed as %j is refused with a reason, stays as typed, and nothing is sent',
  async (text) => {
    const asked = stubProxy({ consultarResumenOrden: () => divided(), consultarFormasPago: ways });
    show({ orden: onCredit, owing });
    await userEvent.click(screen.getByRole('checkbox', { name: payment.part }));
    await userEvent.clear(partField());
    await userEvent.type(partField(), text);
    await userEvent.click(button());
    expect(partField()).toHaveValue(text);
    expect(partField()).toHaveAccessibleDescription(
      'Type an amount from €0.01 to €100.00 without a thousands separator, for example 12.50.',
    );
    await userEvent.click(linkTo(payment.obstacles.part));
    expect(partField()).toHaveFocus();
    expect(asked.map(({ name }) => name)).not.toContain('confirmarOrden');
  },
);

test('N14 a part left empty is marked once the button was pressed', async () => {
  stubProxy({ consultarResumenOrden: () => divided(), consultarFormasPago: ways });
  show({ orden: onCredit, owing });
  await userEvent.click(screen.getByRole('checkbox', { name: payment.part }));
  await userEvent.clear(partField());
  expect(partField()).toBeValid();
  await userEvent.click(button());
  expect(partField()).toBeInvalid();
  await userEvent.click(linkTo(payment.obstacles.part));
  expect(partField()).toHaveFocus();
  await userEvent.click(linkTo(payment.obstacles.method));
  expect(screen.getAllByRole('radio')).toContain(document.activeElement);
});

test('N21 C072 a limit lowered meanwhile places nothing, and the typed part is kept for the reload', async () => {
  const goes = jest.spyOn(console, 'error').mockImplementation(() => {});
  stubProxy({
    consultarResumenOrden: () => divided(),
    consultarFormasPago: ways,
    confirmarOrden: () => refused(422, 'error.invalid', { campos: { importeCuenta: 'payment.reason.part' } }),
  });
  const { unmount } = show({ orden: onCredit, owing });
  await userEvent.click(screen.getByRole('checkbox', { name: payment.part }));
  await userEvent.click(cash());
  await accept();
  await userEvent.click(button());
  // jsdom does not reload, and logs that.
  await waitFor(() => expect(goes).toHaveBeenCalled());
  unmount();
  show({ orden: onCredit, owing: { limit: { ...owing.limit, leftCents: 6_000 } } });
  expect(await screen.findByText(payment.nothingPlaced)).toBeVisible();
  expect(partField()).toHaveValue('100.00');
  expect(partField()).toHaveAccessibleDescription(
    'Type an amount from €0.01 to €60.00 without a thousands separator, for example 12.50.',
  );
  expect(cash()).toBeChecked();
  goes.mockRestore();
});

const vale = { numero: 'GC-000123', ultimos: '4XH2', importe: 25, saldo: 40 };
const withCard = (importe = vale.importe) => ({
  ...wire.orden.totales,
  vales: [{ ...vale, importe }],
  aPagar: Math.round((wire.orden.totales.total - importe) * 100) / 100,
});
const { use: card } = messages.giftCard;

async function useCard(): Promise<void> {
  await userEvent.click(screen.getByText(card.title));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${card.label}`)), 'VELA7K2MPQ9R4XH2');
  await userEvent.click(screen.getByRole('button', { name: card.apply }));
}

test('an executive pays a part by gift card, and the order says what was left', async () => {
  const asked = stubProxy({
    aplicarTarjetaRegalo: () => ok({ totals: withCard() }),
    consultarResumenOrden: () => ok({ ...wire, orden: { ...wire.orden, totales: withCard() } }),
    confirmarOrden: placed,
    asentarOrden: settled,
  });
  show();
  await useCard();
  expect(await screen.findByText('-€25.00')).toBeVisible();
  expect(screen.getByText('It pays €25.00. €15.00 stays on it.')).toBeVisible();
  await userEvent.click(cash());
  await accept();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  const navigation = expectNavigation();
  await userEvent.click(button());
  await waitFor(() => expect(asked.some(({ name }) => name === 'confirmarOrden')).toBe(true));
  expect(asked.find(({ name }) => name === 'confirmarOrden')?.body).toMatchObject({
    totalVisto: wire.orden.totales.total,
    aPagarVisto: withCard().aPagar,
    metodo: '001',
  });
  await navigation;
});

test('a gift card that pays everything leaves no way to choose, and the order names no method', async () => {
  let now: typeof wire.orden.totales = withCard(wire.orden.totales.total);
  const asked = stubProxy({
    aplicarTarjetaRegalo: () => ok({ totals: now }),
    consultarResumenOrden: () => ok({ ...wire, orden: { ...wire.orden, totales: now } }),
    quitarTarjetaRegalo: () => {
      now = wire.orden.totales;
      return ok({ totals: now });
    },
  });
  show();
  await useCard();
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(button()).toHaveAccessibleDescription(card.nothing);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the gift card ending in 4XH2' }));
  expect(await screen.findByRole('radio', { name: payment.cash })).toBeVisible();
  expect(asked.find(({ name }) => name === 'quitarTarjetaRegalo')?.body).toEqual({ card: 'GC-000123' });
});

test('a refused gift card says why and keeps what was typed', async () => {
  stubProxy({
    aplicarTarjetaRegalo: () => refused(422, 'error.invalid', { campos: { code: 'giftCard.reason.expired' } }),
  });
  show();
  await useCard();
  expect(await screen.findByText(remarks.giftCard.reason.expired)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^${card.label}`))).toHaveValue('VELA7K2MPQ9R4XH2');
});
