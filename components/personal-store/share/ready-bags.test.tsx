import { afterEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { prepararBolsa } from '@/contract/personal-store/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { ReadyBags } from './ready-bags';

const { desk } = en.store.ready;
const { share } = en.store.own;
const bag = prepararBolsa.datos;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const texts = { es: 'Hola:', en: 'Hello:', de: 'Guten Tag:' };
const list = (
  <SWRConfig value={{ provider: () => new Map() }}>
    <ReadyBags locale="en" reads="es" texts={texts} words={{ desk, share }} />
  </SWRConfig>
);
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('N05 a ready bag is sent in the client’s language, as a text without names and as a code', async () => {
  stubProxy({ consultarBolsasPreparadas: () => ok([bag]) });
  render(list);
  const item = within(await screen.findByRole('listitem'));
  await userEvent.click(item.getByText(desk.send));
  const { origin, hash } = new URL(bag.link);
  expect(item.getByText(`${origin}/validation/ready-bag${hash}`)).toBeVisible();
  await userEvent.selectOptions(item.getByRole('combobox', { name: share.language }), 'de');
  const link = `${origin}/de/validation/ready-bag${hash}`;
  expect(item.getByText(link)).toBeVisible();
  expect(item.getByRole('link', { name: share.whatsapp })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Guten Tag: ${link}`)}`,
  );
  expect(item.getByRole('img', { name: desk.code })).toBeVisible();
});

test('N05 text typed before the script loaded is used, and kept if the bag cannot be made', async () => {
  let away = true;
  const asked = stubProxy({
    consultarBolsasPreparadas: () => ok([]),
    prepararBolsa: () => (away ? refused(503, 'error.busy') : ok(bag)),
  });
  render(list);
  // Set without events, as a browser restores fields before scripts run.
  (field(desk.label) as HTMLInputElement).value = 'Ana';
  (field(desk.lines) as HTMLTextAreaElement).value = '482157 x 2';
  const make = screen.getByRole('button', { name: desk.make });
  expect(make.closest('form')).toHaveAttribute('method', 'post');
  await userEvent.click(make);
  expect(await screen.findByText(desk.failed)).toBeVisible();
  expect([field(desk.label), field(desk.lines)].map((each) => (each as HTMLInputElement).value)).toEqual([
    'Ana',
    '482157 x 2',
  ]);
  away = false;
  await userEvent.click(screen.getByRole('button', { name: desk.make }));
  await waitFor(() => expect(field(desk.label)).toHaveValue(''));
  const [first, second] = asked.filter(({ name }) => name === 'prepararBolsa');
  expect(first?.body).toEqual({ label: 'Ana', lines: [{ code: '482157', quantity: 2 }], days: 3, uses: 1 });
  expect(second).toEqual(first);
});
