import { afterEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actualizarAlias } from '@/contract/account/examples';
import { martaStore } from '@/contract/personal-store/examples';
import type { OwnStore } from '@/lib/personal-store/own-store';
import { toStore } from '@/lib/personal-store/store-mappers';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { StoreManager } from './store-manager';

const { own: said, page } = en.store;
const failures = { ...en.checkout.failures, again: en.signIn.again, reasons: en.checkout.remarks };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const store = toStore(martaStore, 'en');
const own: OwnStore = { store, paused: false, visits: 0, orders: 0, salesCents: 0, credits: [] };
const saved = (change: object = {}) => ok({ ...actualizarAlias.datos, tienda: { ...martaStore, ...change } });

function show(answers: Parameters<typeof stubProxy>[0] = {}) {
  const asked = stubProxy(answers);
  render(
    <StoreManager
      locale="en"
      own={own}
      origin="https://velia.example"
      texts={{ es: 'Hola:', en: 'Hello:', de: 'Guten Tag:' }}
      words={{ own: said, page, failures, optional: '(optional)' }}
    />,
  );
  return asked;
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: said.form.save }));
const preview = () => within(screen.getByRole('complementary', { name: said.form.preview }));
async function type(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test('C079 the preview follows the typing, and only changes are sent', async () => {
  const asked = show({ actualizarAlias: () => saved({ saludo: 'Buenas.' }) });
  await type(/^Greeting/, 'Buenas.');
  expect(preview().getByText('Buenas.')).toHaveAttribute('lang', 'es');
  expect(asked).toEqual([]);
  await save();
  expect(await screen.findByText(said.form.saved)).toHaveRole('status');
  expect(asked).toMatchObject([{ name: 'actualizarAlias', body: { saludo: 'Buenas.' } }]);
});

test('C079 hours, story and favourites appear in the preview while typing', async () => {
  show();
  await type(/^When you answer|^Hours/, 'Mondays at ten');
  await type(/^About you|^Your story|^Story/, 'First.');
  expect(preview().getByText(page.hours.replace('{hours}', 'Mondays at ten'))).toBeVisible();
  expect(preview().getByText('First.').parentElement).toHaveAttribute('lang', store.locale);
  const [favourite] = store.favourites;
  if (!favourite) throw new Error('no favourite');
  expect(preview().getByText(favourite.product.name)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Remove / }));
  expect(preview().queryByText(favourite.product.name)).toBeNull();
});

test('V02 an alias is checked before it is saved, and a proposed one can be taken', async () => {
  const taken = { ...actualizarAlias.datos, disponible: false, sugerencias: ['marta-valencia'] };
  const asked = show({ consultarAlias: () => ok(taken) });
  await type(/^Address/, 'lucia');
  await userEvent.click(screen.getByRole('button', { name: said.form.check }));
  expect(await screen.findByText(said.wrong.taken)).toBeVisible();
  expect(asked).toMatchObject([{ body: { alias: 'lucia' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'marta-valencia' }));
  expect(field(/^Address/)).toHaveValue('marta-valencia');
});

test.each([
  [/^Address/, 'not this', said.wrong.alias],
  [/^WhatsApp/, '600 111 222', said.wrong.phone],
  [/^Email/, 'marta@', said.wrong.mail],
])('V02 V10 an invalid value of %s is reported at the field, is kept and is not sent', async (name, text, told) => {
  const asked = show();
  await type(name, text);
  await save();
  expect(await screen.findByText(told)).toBeVisible();
  expect(field(name)).toHaveValue(text);
  expect(field(name)).toHaveFocus();
  expect(asked).toEqual([]);
});

test('C079 an alias that was taken meanwhile is reported at its field, and typed text is kept', async () => {
  show({ actualizarAlias: () => refused(422, 'error.invalid', { campos: { alias: 'error.field.taken' } }) });
  await type(/^Address/, 'lucia');
  await type(/^Greeting/, 'Buenas.');
  await save();
  expect(await screen.findByText(said.wrong.taken)).toBeVisible();
  expect([field(/^Address/), field(/^Greeting/)].map((each) => (each as HTMLInputElement).value)).toEqual([
    'lucia',
    'Buenas.',
  ]);
});

test('a phone number is accepted as people write it', async () => {
  const asked = show({ actualizarAlias: () => saved() });
  await type(/^WhatsApp/, '0034 600-11.22.33');
  await save();
  await screen.findByText(said.form.saved);
  expect(asked).toMatchObject([{ body: { whatsapp: '+34600112233' } }]);
});

test('C079 favourites are saved without a removed one', async () => {
  const asked = show({ actualizarAlias: () => saved({ favoritos: [] }) });
  await userEvent.click(screen.getByRole('button', { name: /^Remove / }));
  await save();
  await screen.findByText(said.form.saved);
  expect(asked).toMatchObject([{ body: { favoritos: [] } }]);
});

test('C079 one press pauses the store', async () => {
  const asked = show({ actualizarAlias: () => ok({ ...actualizarAlias.datos, pausada: true }) });
  await userEvent.click(screen.getByRole('button', { name: said.state.pause }));
  expect(await screen.findByText(said.state.paused)).toHaveRole('status');
  expect(asked).toMatchObject([{ body: { pausada: true } }]);
});

test('the link is in the recipient’s language and contains no names', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: said.share.language }), 'de');
  const link = 'https://velia.example/de/my-store/marta-velia/welcome';
  expect(screen.getByText(link)).toBeVisible();
  expect(screen.getByRole('link', { name: said.share.whatsapp })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Guten Tag: ${link}`)}`,
  );
  expect(screen.getByRole('img', { name: said.share.code })).toBeVisible();
});

test('F050 a coupon is added to the link, and an invalid code is not', async () => {
  show();
  const coupon = screen.getByRole('textbox', { name: said.share.coupon });
  await userEvent.type(coupon, 'VELVET10');
  expect(screen.getByText('https://velia.example/my-store/marta-velia/welcome?coupon=VELVET10')).toBeVisible();
  await userEvent.clear(coupon);
  await userEvent.type(coupon, '10 %');
  expect(screen.getByText(said.share.couponWrong)).toBeVisible();
  expect(screen.getByText('https://velia.example/my-store/marta-velia/welcome')).toBeVisible();
});
