import { afterEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarOpcionesRegalo, insertarRegalos } from '@/contract/order/examples';
import type { GiftChoice, GiftOption } from '@/lib/checkout/checkout';
import { toGiftOption, toGiftRule } from '@/lib/checkout/draft/draft-mappers';
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
const button = (name: string) => screen.getByRole('button', { name });
const choose = () => button(`${words.choose} ${called}`);
const remove = () => button(`${words.remove} ${called}`);

test('K08 C071 an earned gift is chosen with the version that was seen, and saved at once', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([earned]);
  expect(screen.getByText(words.gift)).toBeVisible();
  expect(screen.getByText('You can choose 1 item.')).toBeVisible();
  await userEvent.click(choose());
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(asked[0]?.body).toEqual({
    version: 14,
    regalos: [{ regalo: 'reg-12', elegidos: [{ codigo: '900412', cantidadPedida: 1 }] }],
  });
  expect(screen.getByText('Chosen: 1 of 1')).toBeVisible();
});

test('K08 no more than was earned can be chosen', () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([earned], [['900412', 1]]);
  expect(screen.getByText('Chosen: 1 of 1')).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([remove()]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(asked).toEqual([]);
});

test('K08 a choice can be undone', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([earned], [['900412', 1]]);
  await userEvent.click(remove());
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ regalos: [{ regalo: 'reg-12', elegidos: [] }] }));
});

test('K08 the second choice sends the version returned by the first', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([{ ...earned, toChoose: 2 }]);
  await userEvent.click(choose());
  await userEvent.click(remove());
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
  expect(screen.queryByRole('button')).toBeNull();
});

test('K08 a sold-out gift says so and cannot be chosen', () => {
  show([{ ...earned, options: earned.options.map((option) => ({ ...option, units: 0 })) }]);
  expect(screen.getByText(/Sold out/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('K08 after a change in another tab the page offers to read the order again', async () => {
  stubProxy({ insertarRegalos: () => refused(409, 'error.conflict') });
  show([earned]);
  await userEvent.click(choose());
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
  await userEvent.click(choose());
  await userEvent.click(await screen.findByRole('button', { name: failures.retry }));
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(asked).toHaveLength(2);
});

const bra = (code: string, colourName: string, size: string, units = 5): GiftOption => ({
  code,
  reference: 'V1042',
  name: 'Candela',
  colourCode: colourName,
  colourName,
  size,
  picture: null,
  priceCents: 0,
  units,
});
const bras = [
  bra('11', 'Black', '85B'),
  bra('12', 'Black', '90B', 0),
  bra('13', 'Red', '85B', 1),
  bra('14', 'Red', '95C'),
];
const bodysuit: GiftOption = { ...bra('21', 'Ivory', 'M'), reference: 'V2210', name: 'Brisa', priceCents: 1290 };
const manyChoices: GiftChoice = { ...earned, options: [...bras, bodysuit] };
const group = (name: string) => within(screen.getByRole('group', { name }));
const radios = (name: string) =>
  group(name)
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).value);
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const sent = (asked: { body: unknown }[]) =>
  asked.map(({ body }) => (body as { regalos: { elegidos: unknown }[] }).regalos[0]?.elegidos);

test('K08 style, colour and size are chosen one after the other, by keyboard alone', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  const user = userEvent.setup();
  show([manyChoices]);
  expect(screen.queryByRole('group', { name: words.colour })).toBeNull();
  await user.tab();
  expect(radio(/^Candela/)).toHaveFocus();
  await user.keyboard(' ');
  expect(radios(words.colour)).toEqual(['Black', 'Red']);
  expect(screen.queryByRole('group', { name: words.size })).toBeNull();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(radio('Red')).toBeChecked();
  expect(radios(words.size)).toEqual(['85B', '95C']);
  expect(screen.queryByRole('button')).toBeNull();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(radio('95C')).toBeChecked();
  expect(asked).toEqual([]);
  await user.tab();
  expect(button(`${words.choose} Candela, Red, 95C`)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(sent(asked)).toEqual([[{ codigo: '14', cantidadPedida: 1 }]]);
  expect(screen.getByText('Chosen: 1 of 1')).toHaveFocus();
  await user.tab();
  expect(button(`${words.remove} Candela, Red, 95C`)).toHaveFocus();
});

test('K08 a style with one colour and one size is chosen by style alone, at the price that it shows', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([manyChoices]);
  await userEvent.click(radio('Brisa €12.90'));
  expect(screen.queryByRole('group', { name: words.size })).toBeNull();
  await userEvent.click(button(`${words.choose} Brisa, Ivory, M`));
  await waitFor(() => expect(sent(asked)).toEqual([[{ codigo: '21', cantidadPedida: 1 }]]));
});

test('K08 a sold-out size says so before and after it is picked, and cannot be chosen', async () => {
  show([{ ...earned, options: bras.slice(0, 2) }]);
  expect(radio(`90B ${words.soldOut}`)).not.toBeChecked();
  await userEvent.click(radio(`90B ${words.soldOut}`));
  expect(screen.getByText(`Candela, Black, 90B · Free · ${words.soldOut}`)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(radio('85B'));
  expect(button(`${words.choose} Candela, Black, 85B`)).toBeVisible();
});

test('K08 a sold-out style says so and cannot be picked', () => {
  show([{ ...manyChoices, options: [...bras, { ...bodysuit, units: 0 }] }]);
  expect(radio(`Brisa ${words.soldOut}`)).toBeDisabled();
  expect(radio(/^Candela/)).toBeEnabled();
});

test('K08 another colour keeps the size if it has it, and asks again if it lacks it', async () => {
  show([{ ...earned, options: bras }]);
  await userEvent.click(radio('Black'));
  await userEvent.click(radio('85B'));
  await userEvent.click(radio('Red'));
  expect(radio('85B')).toBeChecked();
  await userEvent.click(radio('95C'));
  await userEvent.click(radio('Black'));
  expect(group(words.size).queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('K08 no more pieces are chosen of a size than there are', async () => {
  const asked = stubProxy({
    insertarRegalos: () => ok({ ...insertarRegalos.datos, regalos: [{ ...regalo, porElegir: 3 }] }),
  });
  show([{ ...earned, toChoose: 3, options: bras }]);
  await userEvent.click(radio('Red'));
  await userEvent.click(radio('85B'));
  await userEvent.click(button(`${words.choose} Candela, Red, 85B`));
  expect(screen.getByText('Chosen: 1 of 3')).toHaveFocus();
  expect(screen.getByText(words.noneLeft, { exact: false })).toBeVisible();
  await userEvent.click(radio('95C'));
  await userEvent.click(button(`${words.choose} Candela, Red, 95C`));
  await userEvent.click(button(`${words.choose} Candela, Red, 95C`));
  expect(await screen.findByText('2 items', { exact: false })).toBeVisible();
  await waitFor(() =>
    expect(sent(asked).at(-1)).toEqual([
      { codigo: '13', cantidadPedida: 1 },
      { codigo: '14', cantidadPedida: 2 },
    ]),
  );
});

test('K08 what was picked and chosen stays after a failed save', async () => {
  stubProxy({
    insertarRegalos: () =>
      refused(422, 'error.invalid', { campos: { 'regalos.0.elegidos.0.codigo': 'gift.reason.notAnOption' } }),
  });
  show([manyChoices]);
  await userEvent.click(radio(/^Candela/));
  await userEvent.click(radio('Red'));
  await userEvent.click(radio('95C'));
  await userEvent.click(button(`${words.choose} Candela, Red, 95C`));
  expect(await screen.findByText(messages.checkout.remarks.gift.reason.notAnOption)).toBeVisible();
  expect(screen.getByText('Chosen: 1 of 1')).toBeVisible();
  await userEvent.click(button(`${words.remove} Candela, Red, 95C`));
  expect(screen.getByText('Nothing chosen yet.')).toHaveFocus();
  expect([radio(/^Candela/), radio('Red'), radio('95C')].every((each) => (each as HTMLInputElement).checked)).toBe(
    true,
  );
});

test('K08 a gift not yet earned shows its styles, none of them to pick', () => {
  show([{ ...manyChoices, missingCents: 1250 }]);
  expect(screen.getByText('Candela')).toBeVisible();
  expect(screen.getByText('Brisa')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('K08 a chosen gift that is no longer earned or sold out since can be removed', async () => {
  const asked = stubProxy({ insertarRegalos: () => ok(insertarRegalos.datos) });
  show([{ ...manyChoices, missingCents: 1250 }], [['12', 1]]);
  await userEvent.click(button(`${words.remove} Candela, Black, 90B`));
  await waitFor(() => expect(sent(asked)).toEqual([[]]));
  expect(screen.queryByRole('button')).toBeNull();
});
