import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { actualizarValoresOrden, crearOrdenInvitado } from '@/contract/guest/examples';
import { consultarResumenOrden } from '@/contract/order/examples';
import { canaryOptions } from '@/contract/shipping/examples';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { addToCart, clearCart, listLines } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { toCountry } from '@/lib/checkout/address/address-mappers';
import { blankGuest } from '@/lib/checkout/address/guest-form';
import { keepChecked } from '@/lib/checkout/address/typed-guest';
import { keepGiftCards, recallGiftCards } from '@/lib/checkout/draft/guest-draft';
import { placedGuestOrders } from '@/lib/checkout/place/guest-attempt';
import { onShopEvent, type ShopEvent } from '@/lib/consent/shop-events';
import { fill } from '@/lib/i18n/message-texts';
import { currentStore } from '@/lib/personal-store/current-store';
import { requestDraft } from '@/lib/requests/request-draft';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { GuestPaymentView } from './guest-payment-view';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { guest, checkout, cart } = messages;
const { payment, totals, shipping, zones, remarks, differences } = checkout;
const giftCard = messages.giftCard.use;
const words = {
  giftCard: messages.giftCard.use,
  ...guest,
  problem: cart.problem,
  guest: guest.payment,
  payment,
  shipping,
  totals,
  zones,
  remarks,
  differences,
  failures: { ...checkout.failures, reasons: remarks, again: messages.signIn.again },
};
const countries = consultarPaisesLateCheckout.datos.map((wire) => toCountry(wire, 'en'));
const priced = {
  ...actualizarValoresOrden.datos,
  metodos: actualizarValoresOrden.datos.metodos.map((method) => ({ ...method, disponible: true, motivo: null })),
};
const placed = crearOrdenInvitado.datos;
const ines = {
  ...blankGuest,
  email: 'ines.soto@correo.es',
  firstName: 'Inés',
  lastName: 'Soto Gil',
  phone: '+34600777888',
  line1: 'Calle de la Paz 12',
  country: 'ES',
  postalCode: '46003',
  state: '46',
  town: 'València',
};
const realFetch = globalThis.fetch;
const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

const moved = jest.fn();

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  sent.mockClear();
  await clearCart();
  await addToCart(toCartLine(aCartRecord({ cantidadPedida: 2 })));
  keepChecked(ines);
  currentStore.enter({ alias: 'marta', name: 'Marta R.' });
  moved.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  globalThis.fetch = realFetch;
  for (const form of document.querySelectorAll('body > form')) form.remove();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <GuestPaymentView
        locale="en"
        alias="marta"
        countries={countries}
        offersCards
        terms="/en/customer-care/terms"
        guarantee={<p>{messages.guarantee.duration}</p>}
        words={words}
        onMove={moved}
      />
    </SWRConfig>,
  );
const button = () => screen.findByRole('button', { name: payment.submit });
const bag = async () => {
  const answer = await listLines();
  return answer.ok && answer.value.length;
};
async function agree(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: payment.card }));
  await userEvent.click(await screen.findByRole('checkbox', { name: payment.terms }));
}

test('R25 the button has the statutory text alone, below items, address, VAT, total and guarantee', async () => {
  stubProxy({ actualizarValoresOrden: () => ok(priced) });
  show();
  const press = await button();
  expect(press).toHaveTextContent(/^order with obligation to pay$/);
  for (const text of [
    /Sujetador Alba/,
    /size 38B · on the label: 85B/,
    /Calle de la Paz 12, 46003 València/,
    /ines.soto@correo.es/,
    '€73.75',
    /^VAT included/,
    messages.guarantee.duration,
  ]) {
    const [found] = screen.getAllByText(text);
    expect(press.compareDocumentPosition(found as Element) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  }
  for (const name of [guest.payment.news, payment.terms])
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
});

test('R25 a missing answer is named at the button, and nothing is sent', async () => {
  const asked = stubProxy({ actualizarValoresOrden: () => ok(priced) });
  show();
  await userEvent.click(await button());
  const list = screen.getByText(payment.obstacles.title).parentElement as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([payment.obstacles.method, payment.obstacles.terms]);
  expect(asked.filter(({ name }) => name === 'crearOrdenInvitado')).toEqual([]);
});

/** The list at the button, once it was pressed. */
const obstacles = () => within(screen.getByText(payment.obstacles.title).parentElement as HTMLElement);
const linkTo = (text: string) => obstacles().getByRole('link', { name: text });

test('R25 each missing answer links to its field, which is marked with the same words until it is given', async () => {
  stubProxy({ actualizarValoresOrden: () => ok(priced) });
  show();
  const press = await button();
  const fields = [
    [payment.obstacles.method, () => screen.getByRole('radio', { name: payment.card })],
    [payment.obstacles.terms, () => screen.getByRole('checkbox', { name: payment.terms })],
  ] as const;
  for (const [, field] of fields) expect(field()).toBeValid();
  await userEvent.click(press);
  expect(screen.getByText(payment.obstacles.title).parentElement).toHaveFocus();
  for (const [text, field] of fields) {
    expect(document.querySelector((linkTo(text) as HTMLAnchorElement).hash)).toContainElement(field());
    expect(field()).toBeInvalid();
    expect(field().closest('fieldset') ?? field()).toHaveAccessibleDescription(expect.stringContaining(text));
    linkTo(text).focus();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    await userEvent.click(field());
    expect(field()).toBeValid();
    expect(obstacles().queryByRole('link', { name: text })).toBeNull();
  }
});

test('R25 K11 without a delivery method the guest is told so, and the link leads to the reason', async () => {
  const formas = priced.formasEnvio.formas.map((forma) => ({
    ...forma,
    disponible: false,
    motivo: 'shipping.reason.methodElsewhere',
  }));
  const asked = stubProxy({
    actualizarValoresOrden: () => ok({ ...priced, formasEnvio: { ...priced.formasEnvio, formas } }),
  });
  show();
  await agree();
  await userEvent.click(await button());
  expect(obstacles().getAllByRole('link')).toEqual([linkTo(payment.obstacles.shipping)]);
  await userEvent.click(linkTo(payment.obstacles.shipping));
  expect(document.activeElement).toContainElement(screen.getByRole('group', { name: shipping.method }));
  expect(asked.filter(({ name }) => name === 'crearOrdenInvitado')).toEqual([]);
});

test('R25 K09 a method that this order cannot use is folded below the others, with its reason', async () => {
  const metodos = priced.metodos.map((method) =>
    method.codigo === '001' ? { ...method, disponible: false, motivo: 'payment.reason.zone' } : method,
  );
  stubProxy({ actualizarValoresOrden: () => ok({ ...priced, metodos }) });
  show();
  const inSummary = { selector: 'summary *' };
  const fold = await screen.findByText('1 way to pay isn’t available for this order', inSummary);
  const ways = fold.closest('details') as HTMLElement;
  expect(ways).not.toHaveAttribute('open');
  await userEvent.click(fold);
  const cash = within(ways).getByRole('radio', { name: payment.cash });
  expect(cash).toBeDisabled();
  expect(cash).toHaveAccessibleDescription(expect.stringContaining(remarks.payment.reason.zone));
  expect(ways).not.toContainElement(screen.getByRole('radio', { name: payment.card }));
});

test('R25 K09 if the order can use no method the guest is told so, and all stand open with their reasons', async () => {
  const metodos = priced.metodos.map((method) => ({ ...method, disponible: false, motivo: 'payment.reason.zone' }));
  stubProxy({ actualizarValoresOrden: () => ok({ ...priced, metodos }) });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${payment.noneTitle}. ${guest.payment.noneText}`);
  const ways = within(screen.getByRole('group', { name: payment.how })).getAllByRole('radio');
  expect(ways).toHaveLength(metodos.length);
  for (const way of ways) {
    expect(way).toBeDisabled();
    expect(way).toBeVisible();
    expect(way).toHaveAccessibleDescription(expect.stringContaining(remarks.payment.reason.zone));
  }
});

test('P04 R25 the order is placed as shown, the bag is emptied, and no address has the secret', async () => {
  const asked = stubProxy({ actualizarValoresOrden: () => ok(priced), crearOrdenInvitado: () => ok(placed) });
  const told: ShopEvent[] = [];
  const leave = onShopEvent((event) => told.push(event));
  show();
  await agree();
  await userEvent.click(await button());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  leave();
  expect(told.map(({ name, items }) => [name, items.length])).toEqual([['add_payment_info', 1]]);
  const order = asked.find(({ name }) => name === 'crearOrdenInvitado');
  expect(order?.body).toMatchObject({
    alias: 'marta',
    metodo: 'TCR',
    formaEnvio: 'EST',
    totalVisto: 73.75,
    aceptaCondiciones: true,
    versionCondiciones: '2026-01',
    aceptaPublicidad: false,
    contacto: { correo: 'ines.soto@correo.es', telefono: '+34600777888' },
  });
  expect(order?.key).toMatch(/^[\da-f-]{36}$/);
  const form = sent.mock.contexts[0] as HTMLFormElement;
  expect([form.method, new URL(form.action).pathname + new URL(form.action).search]).toEqual([
    'post',
    '/en/my-store/marta/shopping-leave',
  ]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    number: 'V26-004823',
    secret: placed.clave,
    payment: '2611A04823',
  });
  expect([await bag(), placedGuestOrders.inTab('marta')?.number]).toEqual([0, 'V26-004823']);
});

test('P04 a lost response is requested again after a reload, and makes one order only', async () => {
  let away = true;
  const asked = stubProxy({
    actualizarValoresOrden: () => ok(priced),
    crearOrdenInvitado: () => (away ? refused(503, 'error.busy') : ok(placed)),
  });
  const { unmount } = show();
  await agree();
  await userEvent.click(await button());
  expect(await screen.findByText(payment.unknownTitle)).toBeVisible();
  unmount();
  away = false;
  // Its last piece may be the order's own by now.
  await clearCart();
  show();
  await userEvent.click(await screen.findByRole('button', { name: payment.ask }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [first, second, ...more] = asked.filter(({ name }) => name === 'crearOrdenInvitado');
  expect([second, more]).toEqual([first, []]);
});

test('P04 a browser closed before the response asks for it when reopened in another store', async () => {
  stubProxy({ actualizarValoresOrden: () => ok(priced), crearOrdenInvitado: () => refused(503, 'error.busy') });
  const { unmount } = show();
  await agree();
  await userEvent.click(await button());
  expect(await screen.findByText(payment.unknownTitle)).toBeVisible();
  unmount();
  sessionStorage.clear();
  currentStore.enter({ alias: 'carmen', name: 'Carmen Y.' });
  const asked = stubProxy({ crearOrdenInvitado: () => ok(placed) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: payment.ask }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(asked.map(({ name, body }) => [name, (body as { alias: string }).alias])).toEqual([
    ['crearOrdenInvitado', 'marta'],
  ]);
  expect([moved.mock.calls, localStorage.getItem(':guest:attempt')]).toEqual([[], null]);
});

test('P04 an attempt without a response expires after a day, and is removed from the device', async () => {
  stubProxy({ actualizarValoresOrden: () => ok(priced), crearOrdenInvitado: () => refused(503, 'error.busy') });
  const { unmount } = show();
  await agree();
  await userEvent.click(await button());
  expect(await screen.findByText(payment.unknownTitle)).toBeVisible();
  unmount();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 25 * 3_600_000);
  show();
  expect(await button()).toBeVisible();
  expect(localStorage.getItem(':guest:attempt')).toBeNull();
  clock.mockRestore();
});

describe('N06 the order is placed in the store that the strip names', () => {
  const away = '/en/my-store/carmen/shopping-payment';

  test.each([
    ['was left', () => currentStore.restore(null), '/en/my-store/invited/shopping-payment'],
    ['was changed by a link', () => currentStore.enter({ alias: 'carmen', name: 'Carmen Y.' }), away],
  ])('a page moves to the current store if its own %s', async (_, happens, address) => {
    stubProxy({ actualizarValoresOrden: () => ok(priced) });
    show();
    await button();
    expect(moved).not.toHaveBeenCalled();
    act(happens);
    expect(moved.mock.calls).toEqual([[address]]);
  });

  test('a page opened in another store moves at once', async () => {
    currentStore.enter({ alias: 'carmen', name: 'Carmen Y.' });
    stubProxy({ actualizarValoresOrden: () => ok(priced) });
    show();
    await waitFor(() => expect(moved.mock.calls).toEqual([[away]]));
  });

  test('a change that sent no event is noticed by the press, which places nothing', async () => {
    const asked = stubProxy({ actualizarValoresOrden: () => ok(priced) });
    show();
    await agree();
    localStorage.removeItem('store');
    await userEvent.click(await button());
    expect(moved.mock.calls).toEqual([['/en/my-store/invited/shopping-payment']]);
    expect(asked.filter(({ name }) => name === 'crearOrdenInvitado')).toEqual([]);
  });

  test('a link to an unknown store moves nothing, nor does a device without storage', async () => {
    stubProxy({ actualizarValoresOrden: () => ok(priced) });
    show();
    await button();
    act(() => currentStore.enter({ alias: 'nobody' }));
    expect(moved).not.toHaveBeenCalled();
    const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    act(() => currentStore.restore(null));
    expect(moved).not.toHaveBeenCalled();
    closed.mockRestore();
  });
});

test('E10 a client who buys as a guest keeps the executive’s list, and orders as nobody’s client', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<main id="content" data-client="c-1"></main>');
  await requestDraft.add(toCartLine(aCartRecord({ cantidadPedida: 1 })));
  const asked = stubProxy({ actualizarValoresOrden: () => ok(priced), crearOrdenInvitado: () => ok(placed) });
  show();
  await agree();
  await userEvent.click(await button());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const kept = await requestDraft.list();
  expect([await bag(), kept.ok && kept.value.length]).toEqual([0, 1]);
  expect(JSON.stringify(asked.map(({ body }) => body))).not.toContain('c-1');
  document.getElementById('content')?.remove();
  await requestDraft.clear();
});

test('P04 T02 two tabs that press at once make one order, and both show it', async () => {
  let last = Promise.resolve<unknown>(null);
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  let answer = (_: Response) => {};
  const asked = stubProxy({
    actualizarValoresOrden: () => ok(priced),
    crearOrdenInvitado: () =>
      ordered().length > 1
        ? ok(placed)
        : new Promise<Response>((resolve) => {
            answer = resolve;
          }),
  });
  const ordered = () => asked.filter(({ name }) => name === 'crearOrdenInvitado');
  const tabs = [show(), show()].map(({ container }) => within(container));
  for (const tab of tabs) {
    await userEvent.click(await tab.findByRole('radio', { name: payment.card }));
    await userEvent.click(await tab.findByRole('checkbox', { name: payment.terms }));
  }
  for (const tab of tabs) await userEvent.click(tab.getByRole('button', { name: payment.submit }));
  await waitFor(() => expect(ordered()).toHaveLength(1));
  answer(ok(placed));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  Reflect.deleteProperty(navigator, 'locks');
  // The second one repeats the first one's request, word for word.
  const [one, other, ...more] = ordered();
  expect([other, more, await bag()]).toEqual([one, [], 0]);
  expect(screen.queryByRole('button', { name: payment.submit })).toBeNull();
});

test('N21 R25 a change at the button is reported, nothing is placed, and the next press has a new key', async () => {
  let tries = 0;
  const asked = stubProxy({
    actualizarValoresOrden: () => ok(priced),
    crearOrdenInvitado: () => {
      tries += 1;
      const changed = { ...placed, resultado: 'CAMBIOS', orden: null, clave: null, pago: null };
      return ok(tries > 1 ? placed : { ...changed, diferencias: consultarResumenOrden.datos.orden.diferencias });
    },
  });
  show();
  await agree();
  await userEvent.click(await button());
  const panel = within(await screen.findByRole('region', { name: differences.title }));
  expect(panel.getByText(payment.nothingPlaced)).toBeVisible();
  expect(panel.getByText('€10.00 less')).toBeVisible();
  expect(await bag()).toBe(1);
  await userEvent.click(await button());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [first, second] = asked.filter(({ name }) => name === 'crearOrdenInvitado');
  expect(second?.key).not.toBe(first?.key);
});

test('N21 C074 delivery that became dearer is reported with both prices and the reason', async () => {
  const [standard] = priced.formasEnvio.formas;
  const heavier = {
    ...priced,
    formasEnvio: { ...priced.formasEnvio, formas: [{ ...standard, costo: 5.95, sobreGramos: 2_000 }] },
  };
  let pressed = false;
  stubProxy({
    actualizarValoresOrden: () => ok(pressed ? heavier : priced),
    crearOrdenInvitado: () => {
      pressed = true;
      return ok({ ...placed, resultado: 'CAMBIOS', orden: null, clave: null, pago: null, diferencias: [] });
    },
  });
  show();
  await agree();
  await userEvent.click(await button());
  const panel = within(await screen.findByRole('region', { name: differences.title }));
  expect(await panel.findByText('€2.00 more')).toBeVisible();
  expect(panel.getByText(/^Delivery: from €3.95 to €5.95, as the order weighs over 2.kg$/)).toBeVisible();
});

test('R25 a rate-limited guest has ordered nothing, reads why, and keeps the bag', async () => {
  stubProxy({
    actualizarValoresOrden: () => ok(priced),
    crearOrdenInvitado: () => refused(429, 'error.tooMany'),
  });
  show();
  await agree();
  await userEvent.click(await button());
  expect(await screen.findByText(remarks.error.tooMany)).toBeVisible();
  expect([await bag(), screen.queryByText(payment.unknownTitle)]).toEqual([1, null]);
});

test('V09 R25 an order to the Canary Islands needs consent to import taxes', async () => {
  const sums = { ...priced.totales, sinIva: true, impuestos: [] };
  const asked = stubProxy({
    actualizarValoresOrden: () => ok({ ...priced, formasEnvio: canaryOptions, totales: sums }),
    crearOrdenInvitado: () => ok(placed),
  });
  show();
  expect(await screen.findByText(new RegExp(zones.canaries.slice(0, 40)))).toBeVisible();
  await agree();
  await userEvent.click(await button());
  await userEvent.click(linkTo(payment.obstacles.import));
  const imports = screen.getByRole('checkbox', { name: payment.import });
  expect(imports).toHaveFocus();
  expect(imports).toHaveAccessibleDescription(payment.obstacles.import);
  await userEvent.click(imports);
  await userEvent.click(await button());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(asked.find(({ name }) => name === 'crearOrdenInvitado')?.body).toMatchObject({ aceptaImportacion: true });
});

test('R25 another payment method requests the total again', async () => {
  const asked = stubProxy({
    actualizarValoresOrden: (body) => {
      const fee = (body as { metodo?: string }).metodo === '001' ? 2.5 : 0;
      return ok({ ...priced, totales: { ...priced.totales, recargoPago: fee, total: 73.75 + fee } });
    },
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: payment.cash }));
  expect(await screen.findAllByText('€76.25')).toHaveLength(2);
  expect(asked.at(-1)?.body).toMatchObject({ metodo: '001', formaEnvio: 'EST', codigoPostal: '46003' });
});

test('R25 a payment method that is taken back at once counts again in the total', async () => {
  stubProxy({
    actualizarValoresOrden: (body) => {
      const fee = (body as { metodo?: string }).metodo === '001' ? 2.5 : 0;
      return ok({ ...priced, totales: { ...priced.totales, recargoPago: fee, total: 73.75 + fee } });
    },
  });
  show();
  for (const [name, total] of [
    [payment.card, '€73.75'],
    [payment.cash, '€76.25'],
    [payment.card, '€73.75'],
  ] as const) {
    await userEvent.click(await screen.findByRole('radio', { name }));
    await waitFor(() => expect(document.querySelector('.checkout-sum-total dd')).toHaveTextContent(total));
  }
});

test('R25 the bag takes current values, and the differences stay visible', async () => {
  const [line] = priced.lineas;
  stubProxy({
    actualizarValoresOrden: (body) => {
      const seen = (body as { lineas: { precio: number }[] }).lineas[0]?.precio;
      const diferencias = seen === 29.9 ? [] : consultarResumenOrden.datos.orden.diferencias;
      return ok({
        ...priced,
        lineas: [{ ...line, precio: 29.9, precioCatalogo: 29.9, precioSubtotal: 59.8 }],
        diferencias,
      });
    },
  });
  show();
  expect(await screen.findByText('€10.00 less')).toBeVisible();
  await waitFor(async () => {
    const answer = await listLines();
    expect(answer.ok && answer.value.map(({ priceCents }) => priceCents)).toEqual([2990]);
  });
  expect(screen.getByText('€10.00 less')).toBeVisible();
});

test('R25 without the guest’s details the step says so, and links to them', async () => {
  sessionStorage.clear();
  stubProxy({});
  show();
  expect(await screen.findByRole('link', { name: guest.early.way })).toHaveAttribute(
    'href',
    '/en/my-store/marta/shopping-clientdata',
  );
});

const card = { numero: 'GC-000123', ultimos: '4XH2', importe: 25, saldo: 25 };
const code = 'VELA7K2MPQ9R4XH2';
const withCards = (vales: (typeof card)[]) => {
  const paid = vales.reduce((sum, { importe }) => sum + importe, 0);
  const aPagar = Math.round((priced.totales.total - paid) * 100) / 100;
  return { ...priced, totales: { ...priced.totales, vales, aPagar } };
};
const codesOf = (body: unknown) => (body as { vales?: string[] }).vales ?? [];

async function useCard(typed: string): Promise<void> {
  await userEvent.click(await screen.findByText(giftCard.title));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${giftCard.label}`)), typed);
  await userEvent.click(screen.getByRole('button', { name: giftCard.apply }));
}

test('a guest pays a part by gift card: the sums name it, and the order sends its code and what is left', async () => {
  const asked = stubProxy({
    actualizarValoresOrden: (body) => ok(withCards(codesOf(body).length > 0 ? [card] : [])),
    crearOrdenInvitado: () => ok(placed),
  });
  show();
  await useCard('vela-7k2m pq9r-4xh2');
  expect(await screen.findByText(fill(giftCard.applied, { last: '4XH2', amount: '€25.00' }))).toHaveFocus();
  expect(screen.getByText('-€25.00')).toBeVisible();
  // In the sums and beside the button.
  expect(screen.getAllByText('€48.75')).toHaveLength(2);
  await agree();
  await userEvent.click(await button());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const order = asked.find(({ name }) => name === 'crearOrdenInvitado')?.body;
  expect(order).toMatchObject({ vales: [code], aPagarVisto: 48.75, totalVisto: 73.75, metodo: 'TCR' });
  // The codes are gone with the order.
  expect(recallGiftCards()).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(code);
});

test('when gift cards pay everything the ways to pay vanish, and the button keeps its words', async () => {
  const asked = stubProxy({
    actualizarValoresOrden: (body) => ok(withCards(codesOf(body).length > 0 ? [{ ...card, importe: 73.75 }] : [])),
    crearOrdenInvitado: () => ok({ ...placed, pago: null }),
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: payment.cash }));
  await useCard(code);
  await waitFor(() => expect(screen.queryByRole('radio', { name: payment.card })).toBeNull());
  const press = await button();
  expect(press).toHaveTextContent(/^order with obligation to pay$/);
  expect(press).toHaveAccessibleDescription(giftCard.nothing);
  await userEvent.click(screen.getByRole('checkbox', { name: payment.terms }));
  await userEvent.click(press);
  await waitFor(() => expect(asked.some(({ name }) => name === 'crearOrdenInvitado')).toBe(true));
  const order = asked.find(({ name }) => name === 'crearOrdenInvitado')?.body;
  expect(order).toMatchObject({ vales: [code], aPagarVisto: 0 });
  expect(order).not.toHaveProperty('metodo');
});

test('a wrong code says why and stays in its field; a card is taken off again', async () => {
  stubProxy({
    actualizarValoresOrden: (body) => {
      const named = codesOf(body);
      const valesRechazados = named.filter((each) => each !== code).map((codigo) => ({ codigo, motivo: unknown }));
      return ok({ ...withCards(named.includes(code) ? [card] : []), valesRechazados });
    },
  });
  const unknown = 'giftCard.reason.unknown';
  show();
  await useCard('XXXX-2222');
  expect(screen.getByText(giftCard.incomplete)).toBeVisible();
  const field = screen.getByLabelText(new RegExp(`^${giftCard.label}`));
  await userEvent.clear(field);
  await userEvent.type(field, 'ABCDEFGH23456789');
  await userEvent.click(screen.getByRole('button', { name: giftCard.apply }));
  expect(await screen.findByText(remarks.giftCard.reason.unknown)).toBeVisible();
  expect(field).toHaveValue('ABCDEFGH23456789');
  expect(recallGiftCards()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: giftCard.apply }));
  await userEvent.click(await screen.findByRole('button', { name: fill(giftCard.removeName, { last: '4XH2' }) }));
  expect(await screen.findByText(giftCard.removed)).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('-€25.00')).toBeNull());
});

test('a card that was used elsewhere is dropped with the reason, and nothing is ordered', async () => {
  keepGiftCards([code]);
  let used = false;
  stubProxy({
    actualizarValoresOrden: (body) =>
      ok({
        ...withCards(codesOf(body).length > 0 && !used ? [card] : []),
        valesRechazados: used ? codesOf(body).map((codigo) => ({ codigo, motivo: 'giftCard.reason.empty' })) : [],
      }),
    crearOrdenInvitado: () => {
      used = true;
      const changed = { ...placed, resultado: 'CAMBIOS', orden: null, clave: null, pago: null, diferencias: [] };
      return ok(changed, { codigo: 2, mensaje: 'giftCard.reason.changed' });
    },
  });
  show();
  expect(await screen.findByText('-€25.00')).toBeVisible();
  await agree();
  await userEvent.click(await button());
  const panel = within(await screen.findByRole('region', { name: differences.title }));
  expect(panel.getByText(remarks.giftCard.reason.changed)).toBeVisible();
  expect(
    await screen.findByText(fill(giftCard.dropped, { last: '4XH2', reason: remarks.giftCard.reason.empty })),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('-€25.00')).toBeNull());
  expect(recallGiftCards()).toEqual([]);
});
