import { afterEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarOpcionesRegalo, insertarRegalos } from '@/contract/order/examples';
import type { GiftChoice } from '@/lib/checkout/checkout';
import { toGiftOption, toGiftRule } from '@/lib/checkout/checkout-mappers';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { GiftsView } from './gifts-view';

const { gifts: words, failures } = messages.checkout;
const { regalo, opciones } = consultarOpcionesRegalo.datos;
const earned: GiftChoice = { ...toGiftRule(regalo), options: opciones.map(toGiftOption) };
const called = 'Neceser de invierno, Negro, U';
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(gifts: GiftChoice[], taken: [string, number][] = []) {
  render(
    <GiftsView
      version={14}
      gifts={gifts}
      taken={taken}
      words={{
        gifts: words,
        failures: { ...failures, reasons: messages.checkout.remarks, again: messages.signIn.again },
      }}
    />,
  );
}
const more = () => screen.getByRole('button', { name: `One more of ${called}` });

test('K08 C071 an earned gift is chosen with the version that was seen, and saved at once', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([earned]);
  expect(screen.getByText(words.gift)).toBeVisible();
  expect(screen.getByText('You can choose 1 item.')).toBeVisible();
  await userEvent.click(more());
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(asked[0]?.body).toEqual({
    version: 14,
    regalos: [{ regalo: 'reg-12', elegidos: [{ codigo: '900412', cantidadPedida: 1 }] }],
  });
  expect(screen.getByText('Chosen: 1 of 1')).toBeVisible();
});

test('K08 no more than was earned can be chosen', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([earned], [['900412', 1]]);
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more());
  expect(asked).toEqual([]);
});

test('K08 a choice can be undone', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([earned], [['900412', 1]]);
  await userEvent.click(screen.getByRole('button', { name: `One fewer of ${called}` }));
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ regalos: [{ regalo: 'reg-12', elegidos: [] }] }));
});

test('K08 the second choice sends the version returned by the first', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([{ ...earned, toChoose: 2 }]);
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('button', { name: `One fewer of ${called}` }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => (body as { version: number }).version)).toEqual([14, 15]);
});

test.each([
  [{ missingCents: 1250, missingPoints: 0 }, 'Add €12.50 to this order to earn it.'],
  [{ missingCents: 0, missingPoints: 1 }, 'You need 1 more point to earn it.'],
  [{ missingCents: 1250, missingPoints: 40 }, 'Add €12.50 and 40 points to this order to earn it.'],
  [{ missingCents: 1250, missingPoints: 1 }, 'Add €12.50 and 1 point to this order to earn it.'],
])('K08 an offer not yet earned says what is missing: %j', (missing, said) => {
  show([{ ...earned, ...missing, type: 'offer', toChoose: 0, options: [] }]);
  expect(screen.getByText(words.offer)).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('K08 a sold-out gift says so and cannot be chosen', () => {
  show([{ ...earned, options: earned.options.map((option) => ({ ...option, units: 0 })) }]);
  expect(screen.getByText(/Sold out/)).toBeVisible();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('K08 after a change in another tab the page offers to read the order again', async () => {
  stubProxy({ insertarRegalos: () => refused(409, 'error.conflict') });
  show([earned]);
  await userEvent.click(more());
  expect(await screen.findByText(failures.conflict)).toBeVisible();
  expect(screen.getByRole('button', { name: failures.reload })).toBeVisible();
});

test('K08 a failed choice is retried by its button', async () => {
  let tries = 0;
  const asked = stubProxy({
    insertarRegalos: () => {
      tries += 1;
      return tries === 1 ? refused(503, 'error.busy') : ok(insertarRegalos.datos);
    },
  });
  show([earned]);
  await userEvent.click(more());
  await userEvent.click(await screen.findByRole('button', { name: failures.retry }));
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(asked).toHaveLength(2);
});
