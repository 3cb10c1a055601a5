import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarContactos, ingresarContacto } from '@/contract/account/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { form, link, list, prizes, rule, states } = messages.referrals;
const { datos } = consultarContactos;
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(query: Record<string, string> = {}, answer: () => Response = () => ok(datos)) {
  const asked = stubProxy({ consultarContactos: answer, ingresarContacto: () => ok(ingresarContacto.datos) });
  const { ReferralsView } = await import('./referrals-view');
  render(await resolveServer(<ReferralsView session={aSession()} query={query} />));
  return asked;
}

test('R14 C062 referrals are listed with their state, beside the link with the executive’s code', async () => {
  const [asked] = await show({ state: 'invited' });
  expect(asked?.search).toBe('?pagina=1&tamano=20&estado=INVITADA');
  const row = within(screen.getByRole('table', { name: list.title })).getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent('Carmen Vidal');
  expect(row).toHaveTextContent(states.invited);
  expect(screen.getByText(rule)).toBeVisible();
  expect(screen.getByText(datos.enlace)).toBeVisible();
  expect(screen.getByRole('img', { name: link.code })).toBeVisible();
  expect(screen.getByRole('link', { name: link.whatsapp })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(datos.enlace)),
  );
});

test('R14 F111 rewards are shown with the progress towards them, and earned ones with their date', async () => {
  const [earned, ahead] = datos.premios ?? [];
  const back = {
    ...ahead,
    codigo: 'RE-9',
    nombre: 'Viaje',
    meses: 1,
    campana: 'Otoño',
    estado: 'RETIRADO',
    fecha: datos.premios?.[0]?.fecha,
  };
  const elementos = datos.contactos.elementos.map((one) => ({
    ...one,
    premio: { nombre: earned?.nombre, ganado: true },
  }));
  await show({}, () => ok({ ...datos, premios: [earned, ahead, back], contactos: { ...datos.contactos, elementos } }));
  const cards = within(screen.getByRole('region', { name: prizes.title })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('progressbar'))).toEqual([
    expect.objectContaining({ value: 1, max: 1 }),
    expect.objectContaining({ value: 1, max: 3 }),
    expect.objectContaining({ value: 1, max: 3 }),
  ]);
  expect(cards[0]).toHaveTextContent(/^Pañuelo de seda1 of 1.*Earned on \d+ \w+ \d{4}$/);
  expect(cards[1]).toHaveTextContent(/1 of 3.*Anybody who registers from 1 September 2026 counts\.$/);
  expect(cards[2]).toHaveTextContent(
    /They have 1 month to .*Only first orders of the Otoño campaign count\..*taken back on/,
  );
  expect(screen.getByText('Earned you: Pañuelo de seda')).toBeVisible();
});

test.each([
  ['offers no prize now', [], true],
  ['cannot read its prizes', undefined, false],
])('R14 a shop that %s shows no more than that', async (_, premios, says) => {
  await show({}, () => ok({ ...datos, premios }));
  expect(screen.queryByText(prizes.none) !== null).toBe(says);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('C077 V10 errors are shown at their fields, and a WhatsApp invitation is prepared', async () => {
  const asked = await show();
  await userEvent.type(screen.getByLabelText(new RegExp(`^${form.name}`)), 'Carmen');
  await userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${form.channel}`)), 'whatsApp');
  const phone = screen.getByLabelText(new RegExp(`^${form.phone}`));
  await userEvent.type(phone, '600');
  await userEvent.click(screen.getByRole('button', { name: form.send }));
  expect(phone).toHaveAccessibleDescription(expect.stringContaining(form.wrong.phone));
  expect(screen.getByLabelText(new RegExp(form.consent))).toBeInvalid();
  await userEvent.clear(phone);
  await userEvent.type(phone, '+34 600 333 444');
  await userEvent.click(screen.getByLabelText(new RegExp(form.consent)));
  await userEvent.click(screen.getByRole('button', { name: form.send }));
  expect(await screen.findByRole('link', { name: form.open })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/34600333444\?text=/),
  );
  expect(asked.at(-1)?.body).toEqual({
    canal: 'WHATSAPP',
    telefono: '+34600333444',
    nombre: 'Carmen',
    idioma: 'en',
    consentimiento: true,
  });
});

const nothing = { ...datos, contactos: { ...datos.contactos, elementos: [], total: 0, totalPaginas: 0 } };

test.each([
  ['no referral yet', {}, () => ok(nothing), list.empty],
  ['no referral in a state', { state: 'active' }, () => ok(nothing), list.none],
  ['a page after the last one', { page: '7' }, () => refused(404, 'error.absent'), list.empty],
  ['an unreachable backend', {}, () => refused(503, 'error.busy'), messages.checkout.trouble.title],
  ['an ended session', {}, () => refused(401, 'error.session'), messages.signIn.again.title],
])('R14 %s is reported', async (_, query, answer, title) => {
  await show(query, answer);
  expect(screen.getByText(title)).toBeVisible();
});
