import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import {
  comprarTarjetaRegalo,
  condicionesTarjetaRegalo,
  consultarCompraTarjeta,
  consultarTarjetaRegalo,
  pagarTarjeta,
} from '@/contract/gift-card/examples';
import { recallRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import { keepTyped } from '@/lib/checkout/address/typed-guest';
import { toGiftCardTerms } from '@/lib/gift-card/gift-card-mappers';
import { recallTypedGiftCard } from '@/lib/gift-card/typed-gift-card';
import { fill } from '@/lib/i18n/message-texts';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { BuyGiftCardView } from './buy-gift-card-view';
import { GiftCardLookUp } from './gift-card-look-up';
import { GiftCardPurchaseView } from './gift-card-purchase-view';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { giftCard, checkout, payment, guest, forms } = messages;
const failures = { ...checkout.failures, reasons: checkout.remarks, again: messages.signIn.again };
const buyWords = {
  buy: giftCard.buy,
  data: guest.data,
  form: checkout.shipping.form,
  forms,
  payment: checkout.payment,
  remarks: checkout.remarks,
};
const purchaseWords = {
  purchase: giftCard.purchase,
  payment: checkout.payment,
  pay: payment.pay,
  result: payment.result,
  transfer: payment.transfer,
  failures,
};
const lookUpWords = {
  lookUp: giftCard.lookUp,
  use: giftCard.use,
  purchase: giftCard.purchase,
  remarks: checkout.remarks,
};
const terms = toGiftCardTerms({
  ...condicionesTarjetaRegalo.datos,
  methods: condicionesTarjetaRegalo.datos.methods.map((method) => ({ ...method, disponible: true, motivo: null })),
});
const key = { number: 'GC-000123', secret: 'ejemplo-de-clave-de-compra' };
const realFetch = globalThis.fetch;
const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  posted.mockClear();
  window.history.replaceState(null, '', '/en/x');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  for (const form of document.querySelectorAll('body > form')) form.remove();
});

const showBuy = () =>
  render(<BuyGiftCardView locale="en" alias="marta-velia" terms={terms} prefix="+34" words={buyWords} />);
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const type = async (label: string, text: string) => userEvent.type(await field(label), text);
const { buy } = giftCard;

async function fillIn(): Promise<void> {
  await type(buy.recipientName, 'Clara');
  await type(buy.recipientEmail, 'clara.vidal@correo.es');
  await type(buy.sender, 'Inés');
  await type(buy.message, 'Para tu cumpleaños.');
  await userEvent.click(screen.getByRole('radio', { name: checkout.payment.card }));
  await userEvent.click(screen.getByRole('checkbox', { name: /terms of sale/ }));
}
const press = () => userEvent.click(screen.getByRole('button', { name: checkout.payment.submit }));

test('a gift card is bought for somebody, by a buyer whom the checkout knows, and paid at the provider', async () => {
  keepTyped({ firstName: 'Inés', lastName: 'Soto Gil', email: 'ines.soto@correo.es', phone: '600 777 888' });
  const asked = stubProxy({ comprarTarjetaRegalo: () => ok(comprarTarjetaRegalo.datos) });
  showBuy();
  await fillIn();
  expect(screen.getByRole('button', { name: checkout.payment.submit })).toHaveTextContent(/^order with obligation/);
  expect(await screen.findByText('€50.00', { selector: 'strong' })).toBeVisible();
  await press();
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    body: {
      alias: 'marta-velia',
      amount: 50,
      delivery: 'mail',
      buyer: { name: 'Inés', surname: 'Soto Gil', email: 'ines.soto@correo.es', phone: '+34600777888' },
      recipient: { name: 'Clara', email: 'clara.vidal@correo.es', locale: 'en' },
      method: 'TCR',
    },
  });
  const form = posted.mock.contexts[0] as HTMLFormElement;
  expect(form.action).toMatch(/\/en\/my-store\/marta-velia\/gift-cards\/leave$/);
  expect(Object.fromEntries(new FormData(form))).toEqual({ ...key, payment: '2611A00123' });
  expect([recallTypedGiftCard(), await recallRememberedGuest()]).toEqual([null, null]);
});

test('an own sum and paper need no address, and remembering keeps the buyer on the device', async () => {
  const asked = stubProxy({ comprarTarjetaRegalo: () => ok(comprarTarjetaRegalo.datos) });
  showBuy();
  await userEvent.click(await screen.findByRole('radio', { name: buy.own }));
  await type(buy.ownLabel, '75');
  await userEvent.click(screen.getByRole('radio', { name: buy.paper }));
  expect(screen.queryByLabelText(new RegExp(`^${buy.recipientEmail}`))).toBeNull();
  await type(buy.recipientName, 'Clara');
  await type(buy.sender, 'Inés');
  await type(guest.data.email, 'ines.soto@correo.es');
  await type(checkout.shipping.form.firstName, 'Inés');
  await type(checkout.shipping.form.lastName, 'Soto Gil');
  await type(checkout.shipping.form.phone, '600777888');
  await userEvent.click(screen.getByRole('checkbox', { name: guest.data.remember }));
  await userEvent.click(screen.getByRole('radio', { name: checkout.payment.card }));
  await userEvent.click(screen.getByRole('checkbox', { name: /terms of sale/ }));
  await press();
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  const sent = asked[0]?.body as Record<string, unknown>;
  expect(sent).toMatchObject({ amount: 75, delivery: 'paper', recipient: { name: 'Clara', locale: 'en' } });
  expect(sent).not.toHaveProperty('sendOn');
  expect(await recallRememberedGuest()).toMatchObject({ email: 'ines.soto@correo.es', firstName: 'Inés' });
});

test('a refused purchase says why at its field, and everything typed stays', async () => {
  keepTyped({ firstName: 'Inés', lastName: 'Soto Gil', email: 'ines.soto@correo.es', phone: '600 777 888' });
  let answer = () => refused(422, 'error.invalid', { campos: { 'recipient.name': 'giftCard.reason.link' } });
  stubProxy({ comprarTarjetaRegalo: () => answer() });
  showBuy();
  await fillIn();
  await press();
  expect(await screen.findByText(buy.wrong.link)).toBeVisible();
  expect(await field(buy.recipientName)).toHaveFocus();
  expect(await field(buy.message)).toHaveValue('Para tu cumpleaños.');
  answer = () => refused(429, 'giftCard.reason.limit');
  await press();
  expect(await screen.findByText(checkout.remarks.giftCard.reason.limit)).toBeVisible();
  expect(recallTypedGiftCard()).toMatchObject({ recipientName: 'Clara', sender: 'Inés' });
  expect(recallTypedGiftCard()).not.toHaveProperty('terms');
});

const showPurchase = (hash = `#${key.number}.${key.secret}`) => {
  window.history.replaceState(null, '', `/en/my-store/marta-velia/gift-cards/purchase${hash}`);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <GiftCardPurchaseView locale="en" alias="marta-velia" words={purchaseWords} />
    </SWRConfig>,
  );
};
const bought = consultarCompraTarjeta.datos;
const said = giftCard.purchase;

test.each([
  ['paid', {}, said.paidTitle, /on 3 December 2026/],
  ['sent', { state: 'sent' }, said.sentTitle, /Clara \(clara.vidal@correo.es\)/],
  ['ended', { state: 'ended' }, said.endedTitle, said.endedText],
  ['returned', { state: 'returned' }, said.returnedTitle, said.returnedText],
] as const)('a purchase that is %s says so', async (_, change, title, text) => {
  stubProxy({ consultarCompraTarjeta: () => ok({ ...bought, ...change }) });
  showPurchase();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  // The code of a card by mail is its recipient's alone.
  expect(screen.queryByText(said.code)).toBeNull();
});

test('a card on paper shows its code in groups, and is printed without the code in an address', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:paper');
  URL.revokeObjectURL = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const code = 'VELA7K2MPQ9RT4XH';
  const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="x.pdf"' };
  const asked = stubProxy({
    consultarCompraTarjeta: () => ok({ ...bought, delivery: 'paper', sendOn: null, code }),
    documentoTarjetaRegalo: () => new Response('%PDF', { headers: pdf }),
  });
  showPurchase();
  expect(await screen.findByText('VELA-7K2M-PQ9R-T4XH')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: said.print }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)).toMatchObject({ name: 'documentoTarjetaRegalo', search: '', body: { code, locale: 'en' } });
  saved.mockRestore();
});

test('a denied payment of a card is tried again, another way too, with the secret in no address', async () => {
  const denied = { ...bought.result, estado: 'DENEGADO' as const, reintentable: true, pagado: 0, fecha: null };
  const methods = bought.methods.map((method) => ({ ...method, disponible: true, motivo: null }));
  const asked = stubProxy({
    consultarCompraTarjeta: () => ok({ ...bought, state: 'waiting', result: denied, methods }),
    pagarTarjeta: () => ok(pagarTarjeta.datos),
  });
  showPurchase();
  expect(await screen.findByText(said.denied)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: checkout.payment.paypal }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay €50.00' }));
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)?.body).toEqual({ ...key, method: 'PPL' });
  expect((posted.mock.contexts[0] as HTMLFormElement).action).not.toContain(key.secret);
});

test.each(['', '#GC-000123.short'])('the fragment %j opens no purchase', async (hash) => {
  const asked = stubProxy({});
  showPurchase(hash);
  expect(await screen.findByText(said.unknownText)).toBeVisible();
  expect(asked).toEqual([]);
});

const { lookUp, use } = giftCard;
const look = () => userEvent.click(screen.getByRole('button', { name: lookUp.submit }));

test('a code shows balance, expiry and movements of its card', async () => {
  const asked = stubProxy({ consultarTarjetaRegalo: () => ok(consultarTarjetaRegalo.datos) });
  render(<GiftCardLookUp locale="en" words={lookUpWords} />);
  await type(use.label, 'vela-7k2m pq9r-t4xh');
  await look();
  expect(await screen.findByRole('heading', { name: fill(lookUp.card, { last: 'T4XH' }) })).toHaveFocus();
  expect(screen.getByText('20 November 2031')).toBeVisible();
  expect(screen.getByRole('row', { name: `5 Dec 2026 ${lookUp.kinds.order} -€25.00` })).toBeVisible();
  expect(asked[0]).toMatchObject({ search: '', body: { code: 'VELA7K2MPQ9RT4XH' } });
  await userEvent.click(screen.getByRole('button', { name: lookUp.another }));
  expect(await field(use.label)).toHaveValue('');
});

test('the link of a mail opens its card, and the address keeps no code', async () => {
  window.history.replaceState(null, '', '/en/gift-card#VELA7K2MPQ9RT4XH');
  stubProxy({ consultarTarjetaRegalo: () => ok(consultarTarjetaRegalo.datos) });
  render(<GiftCardLookUp locale="en" words={lookUpWords} />);
  expect(await screen.findByText(lookUp.valid)).toBeVisible();
  expect(window.location.hash).toBe('');
});

test.each([
  [404, 'giftCard.reason.unknown', checkout.remarks.giftCard.reason.unknown],
  [429, 'error.tooMany', checkout.remarks.error.tooMany],
  [503, 'error.busy', lookUp.failed],
])('a look-up answered by %s says %s and keeps what was typed', async (status, reason, text) => {
  stubProxy({ consultarTarjetaRegalo: () => refused(status, reason) });
  render(<GiftCardLookUp locale="en" words={lookUpWords} />);
  await look();
  expect(screen.getByText(use.missing)).toBeVisible();
  await type(use.label, 'ABCDEFGH23456789');
  await look();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await field(use.label)).toHaveValue('ABCDEFGH23456789');
});
