import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { actualizarValoresOrden } from '@/contract/guest/examples';
import { shippingOptions } from '@/contract/shipping/examples';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { addToCart, clearCart } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { toCountry } from '@/lib/checkout/address/address-mappers';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { BuyOrSend } from './buy-or-send';
import { GuestCheckoutStart } from './guest-checkout-start';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const words = messages.sentBag.ways;
const { shipping, remarks, totals } = messages.checkout;
const startWords = {
  bag: messages.guest.bag,
  coupon: messages.bag.coupon,
  lines: messages.cart.lines,
  shipping,
  remarks,
  totals,
  ways: words,
};
const countries = consultarPaisesLateCheckout.datos.map((wire) => toCountry(wire, 'en'));
const realFetch = globalThis.fetch;

beforeEach(async () => {
  sessionStorage.clear();
  await clearCart();
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = (executive: string | null = null, alias = 'invited') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BuyOrSend locale="en" alias={alias} executive={executive} words={words} />
      <GuestCheckoutStart
        locale="en"
        alias={alias}
        executive={executive}
        house="Velia"
        countries={countries}
        start="ES"
        words={startWords}
      />
    </SWRConfig>,
  );
const fillBag = () => addToCart(toCartLine(aCartRecord({ cantidadPedida: 2 })));
const shop = { actualizarValoresOrden: () => ok(actualizarValoresOrden.datos) };
const inSummary = { selector: 'summary *' };
const ways = () => within(screen.getByRole('region', { name: words.label }));

test('R23 buying and sending to an executive show price, VAT, delivery, returns and who answers, before any step', async () => {
  stubProxy({ ...shop, consultarFleteLateCheckout: () => ok(shippingOptions) });
  await fillBag();
  show();
  const fold = await screen.findByText(words.compare, inSummary);
  expect(fold.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(fold);
  const country = countries.find(({ code }) => code === 'ES')?.name;
  expect(await screen.findByText(`Delivery to ${country}: from €3.95`)).toBeVisible();
  for (const said of ['€69.80 incl. VAT', words.returns, 'The Velia team looks after you'])
    expect(screen.getByText(said)).toBeVisible();
  // Expected texts need plain spaces: the screen's text is normalised.
  const answers = words.answers.replace('\u00a0', ' ');
  for (const said of [words.payNothing, 'Today €69.80 incl. VAT', words.arrange, words.sendReturns, answers])
    expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: words.buy })).toHaveAttribute(
    'href',
    '/en/my-store/invited/shopping-clientdata',
  );
  expect(screen.getByRole('link', { name: words.sendTitle })).toHaveAttribute('href', '#send-bag');
});

test('R23 in a personal store buying and sending name its executive, and no executive has to be chosen', async () => {
  stubProxy({ ...shop, consultarFleteLateCheckout: () => ok(shippingOptions) });
  await fillBag();
  show('Marta', 'marta-velia');
  await userEvent.click(await screen.findByText('Compare buying and sending it to Marta', inSummary));
  expect(await screen.findByText('Marta looks after you')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Send it to Marta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send it to Marta' })).toHaveAttribute('href', '#send-bag');
  expect(screen.getByRole('link', { name: words.buy })).toHaveAttribute(
    'href',
    '/en/my-store/marta-velia/shopping-clientdata',
  );
});

test('R23 T04 if delivery cannot be calculated no price is shown, and buying and sending stay open', async () => {
  stubProxy({ ...shop, consultarFleteLateCheckout: () => refused(503, 'error.busy') });
  await fillBag();
  show();
  await userEvent.click(await screen.findByText(words.compare, inSummary));
  expect(await screen.findByText(words.deliveryOpen)).toBeVisible();
  expect(ways().getAllByRole('link')).toHaveLength(2);
});

test('an empty bag shows neither way to go on', async () => {
  stubProxy({});
  const { container } = render(<BuyOrSend locale="en" alias="invited" executive={null} words={words} />);
  expect(container).toBeEmptyDOMElement();
});
