import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { consultarResumenCuenta, consultarResumenVentas, consultarSociaSesion } from '@/contract/account/examples';
import { buscarSocias } from '@/contract/advisor/examples';
import { pendientes } from '@/contract/client-book/examples';
import { consultarPedidoActivo, pendingHead } from '@/contract/order/examples';
import { heldKeys } from '@/contract/order/message-keys';
import { consultarPremios } from '@/contract/prizes/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const words = messages.desk;
const realFetch = globalThis.fetch;
const profile = consultarSociaSesion.datos;
const { orden, reloj, minimo } = consultarPedidoActivo.datos;

afterEach(() => {
  globalThis.fetch = realFetch;
});

type Answers = Parameters<typeof stubProxy>[0];
const active = (change: object) => ({
  pendientes: () => ok({ ...pendientes.datos, activeOrder: { orden, reloj, minimo, ...change } }),
});

async function show(answers: Answers = {}, role: 'ROLE_W' | 'ROLE_T' = 'ROLE_W') {
  const asked = stubProxy({
    consultarSociaSesion: () => ok(profile),
    consultarResumenCuenta: () => ok(consultarResumenCuenta.datos),
    consultarResumenVentas: () => ok(consultarResumenVentas.datos),
    ...active({}),
    ...answers,
  });
  const { DeskHome } = await import('./desk-home');
  render(await resolveServer(<DeskHome session={{ ...aSession({ role }), name: 'Marta' }} />));
  return asked.map(({ name }) => name);
}
const campaign = () => screen.getByRole('region', { name: `Campaign ${reloj.nombre}` });
const standing = () => screen.getByRole('region', { name: words.standing.title });
/** Today's figures by their labels. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.today-figures > div')].map((one) =>
      [...one.children].map(({ textContent }) => textContent ?? ''),
    ) as [string, string][],
  );
const at = (fin: string, ahora: string) => active({ reloj: { ...reloj, fin, ahora } });

test('R11 C044 the desk shows the campaign, the time left by the server’s clock and the order in hand', async () => {
  await show(at('2026-11-24T23:00:00Z', '2026-11-22T20:30:00Z'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello Marta');
  // It ends at midnight in Madrid, so the last day is the one before.
  expect(campaign()).toHaveTextContent(
    'It closes on Tuesday 24 November at 23:59 (Madrid time): 2 days, 2 hours to go.',
  );
  expect(campaign()).toHaveTextContent('The next campaign, Año nuevo, begins on Monday 30 November.');
  expect(campaign()).toHaveTextContent('Your current order: 6 items, €');
  expect(within(campaign()).getByRole('link', { name: words.order.goOn })).toHaveAttribute(
    'href',
    '/en/executive/quick-order',
  );
});

test('R11 C044 a campaign that has just closed shows no remaining time', async () => {
  await show(at('2026-11-22T20:30:00Z', '2026-11-22T20:30:00Z'));
  expect(campaign()).toHaveTextContent(words.campaign.over);
  expect(campaign()).not.toHaveTextContent('to go');
});

test.each([
  ['no order', null],
  ['an empty order', { ...orden, unidades: 0 }],
])('R11 C044 with %s in hand the desk offers to begin one', async (_, none) => {
  await show(active({ orden: none }));
  expect(campaign()).toHaveTextContent(words.order.none);
  expect(within(campaign()).getByRole('link', { name: words.order.start })).toBeVisible();
  expect(campaign()).not.toHaveTextContent('Your current order');
});

test('R11 the desk links to the printed catalogue, the own data and the security page, and offers to sign out', async () => {
  await show();
  const ways = within(screen.getByRole('navigation', { name: words.links.label })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    [words.links.printed, `/en/printed-catalogue?store=${profile.alias}`],
    [words.links.data, '/en/executive/your-account/data'],
    [words.links.security, '/en/executive/your-account/security'],
  ]);
  expect(screen.getByRole('button', { name: messages.prepared.signOut })).toBeVisible();
});

test.each([
  ['a level', { nivel: profile.nivel, puntos: 1 }, `point, level ${profile.nivel?.nombre}`, '1'],
  ['no level yet', { nivel: null, puntos: 0 }, 'points', '0'],
])('R11 C041 an executive with %s reads the points', async (_, change, word, figure) => {
  await show({ consultarSociaSesion: () => ok({ ...profile, ...change }) });
  expect(figures()).toHaveProperty([word], figure);
  expect(standing()).toHaveTextContent(words.standing.none);
});

test('R11 C041 an executive who is active in no campaign gets a link to start', async () => {
  await show({ consultarSociaSesion: () => ok({ ...profile, campanaActiva: null }) });
  expect(within(standing()).getByRole('link', { name: words.standing.activate })).toHaveAttribute(
    'href',
    '/en/executive/welcome',
  );
});

test('R11 C064 the desk shows what is owed and until when, and links to paying it', async () => {
  await show();
  const owed = within(screen.getByRole('region', { name: messages.ledger.summary.label }));
  expect(owed.getByText('You owe €86.40.')).toBeVisible();
  expect(owed.getByText('Next due: €86.40 on Wednesday 25 November.')).toBeVisible();
  expect(owed.getByRole('link', { name: messages.ledger.summary.pay })).toHaveAttribute(
    'href',
    '/en/executive/your-account/payments',
  );
});

test('R11 C064 the desk shows until when the items of an unpaid order are kept', async () => {
  const retenidas = [
    {
      orden: pendingHead,
      motivo: heldKeys.payment,
      importeQueLibera: 12.5,
      reservadaHasta: '2096-11-20T10:50:00Z',
    },
  ];
  await show({ consultarResumenCuenta: () => ok({ ...consultarResumenCuenta.datos, retenidas }) });
  const owed = within(screen.getByRole('region', { name: messages.ledger.summary.label }));
  expect(owed.getByText('Your items are kept at least until 20 November 2096 at 11:50.')).toBeVisible();
});

test('R11 T04 an unreadable debt is reported, and no amount is shown', async () => {
  await show({ consultarResumenCuenta: () => refused(503, 'error.busy') });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.ledger.summary.away);
  expect(figures()).not.toHaveProperty(['owed']);
  expect(campaign()).toBeVisible();
});

test('R11 T04 an unreadable campaign is reported, and the rest of the desk is shown', async () => {
  await show({
    pendientes: () => ok({ ...pendientes.datos, activeOrder: undefined }),
    consultarPedidoActivo: () => refused(503, 'error.busy'),
  });
  expect(screen.getByRole('alert')).toHaveTextContent(words.away);
  expect(figures()).toHaveProperty(['owed'], '€86.40');
  expect(screen.getByRole('navigation', { name: words.links.label })).toBeVisible();
});

test('R11 T04 without the profile campaign and links are shown, and no points', async () => {
  await show({ consultarSociaSesion: () => refused(503, 'error.busy') });
  expect(campaign()).toBeVisible();
  expect(screen.getByRole('navigation', { name: words.links.label })).toBeVisible();
  expect(Object.keys(figures()).join()).not.toContain('point');
});

test('R11 an expired session asks to sign in again, and the executive is not greeted by name', async () => {
  await show({ consultarSociaSesion: () => refused(401, 'error.session') });
  expect(screen.getByText(messages.signIn.again.title)).toBeVisible();
  expect(screen.queryByText('Hello Marta')).toBeNull();
});

const today = () => within(screen.getByRole('navigation', { name: messages.today.label })).getAllByRole('link');
const contact = () => within(screen.getByRole('region', { name: messages.today.contact.title }));

test('R11 N11 the desk shows today’s figures under links that lead to its own sections', async () => {
  await show(at('2026-11-24T23:00:00Z', '2026-11-22T20:30:00Z'));
  const [how, owe, who] = today();
  expect(how).toHaveTextContent(messages.today.how);
  expect(owe).toHaveTextContent(messages.today.owe);
  expect(who).toHaveTextContent(messages.today.who);
  expect(figures()).toMatchObject({
    'sold this campaign': expect.stringMatching(/^€[\d,.]+$/),
    'in the last campaign': expect.stringMatching(/^€[\d,.]+$/),
    '6 items in your order': expect.stringMatching(/^€[\d,.]+$/),
    'until it closes': '2d 2h',
    owed: '€86.40',
    'due on Wednesday 25 November': '€86.40',
    'client to contact': '1',
  });
  expect(Object.entries(figures()).find(([, figure]) => figure === '2')?.[0]).toMatch(
    /^requests to answer, the first by 22 November 2026/,
  );
  for (const link of today()) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
});

test('R11 B034 clients to contact are named with the reason, and link to their entries in the book', async () => {
  const contacts = [
    { id: '7', name: 'Ada Gil', reason: 'asked', day: '2026-11-18' },
    { id: '8', name: 'Eva Sol', reason: 'birthday', day: '2026-11-24' },
    { id: '9', name: 'Ida Roca', reason: 'runsOut', day: '2026-11-27' },
  ];
  await show({ pendientes: () => ok({ ...pendientes.datos, contacts, toContact: 3 }) });
  const links = contact().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [messages.today.contact.requests, '/en/executive/your-account/client-products'],
    [
      'Ada Gil asked for something on Wednesday 18 November and got no answer',
      '/en/executive/your-account/client?id=7',
    ],
    ['Eva Sol has a birthday on Tuesday 24 November', '/en/executive/your-account/client?id=8'],
    ['Ida Roca may need to restock around Friday 27 November', '/en/executive/your-account/client?id=9'],
    [messages.today.contact.all, '/en/executive/your-account/clients?order=toContact'],
  ]);
});

test('R11 B034 with no client to contact the desk says so', async () => {
  const none = { requests: 0, answerBy: null, toContact: 0, contacts: [] };
  await show({ pendientes: () => ok({ ...pendientes.datos, ...none }) });
  expect(today()[2]?.closest('li')).toHaveTextContent(messages.today.nobody);
  expect(contact().queryByRole('list')).toBeNull();
});

test('R11 T04 unreadable parts leave the other figures unchanged', async () => {
  await show({
    pendientes: () => refused(503, 'error.busy'),
    consultarResumenVentas: () => refused(503, 'error.busy'),
    consultarPedidoActivo: () => refused(503, 'error.busy'),
  });
  expect(Object.keys(figures())).toEqual([
    `points, level ${profile.nivel?.nombre}`,
    'owed',
    'due on Wednesday 25 November',
  ]);
  expect(today()[2]?.closest('li')).toHaveTextContent(messages.today.away);
  expect(screen.getByText(messages.today.contact.away)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  for (const link of today()) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
});

test('R11 C065 a table shows the sales of at most two campaigns', async () => {
  await show();
  const rows = within(screen.getByRole('table', { name: messages.today.sales.caption })).getAllByRole('row');
  expect(rows.length).toBeLessThanOrEqual(3);
  expect(rows[1]?.querySelector('svg')).not.toBeNull();
});

test('R11 P02 an advisor’s desk links to the executives, and requests no figures of its own', async () => {
  const asked = await show({}, 'ROLE_T');
  expect(asked).toEqual([]);
  expect(screen.getByText(words.advisor)).toBeVisible();
  expect(screen.getByRole('link', { name: words.links.executives })).toHaveAttribute(
    'href',
    '/en/executive/search-executives',
  );
  expect(screen.queryByRole('region')).toBeNull();
});

test('R11 P02 on a day when nobody needs help an advisor sees all advised executives', async () => {
  const none = { ...buscarSocias.datos, elementos: [], total: 0, totalPaginas: 0 };
  const found = (body: unknown) => ok((body as { soloConAvisos?: true }).soloConAvisos ? none : buscarSocias.datos);
  await show({ buscarSocias: found }, 'ROLE_T');
  expect(screen.getByText(messages.advisor.home.none)).toBeVisible();
  const hers = screen.getByRole('region', { name: '1 executive' });
  expect(within(hers).getByRole('heading', { name: 'Marta Ruiz Soler' })).toBeVisible();
});

test('R11 C018 the points show their worth and the distance to the next prize and the next level', async () => {
  const premios = () => ok(consultarPremios.datos);
  await show({
    consultarSociaSesion: () => ok({ ...profile, puntos: 900 }),
    consultarPremios: premios,
  });
  expect(figures()).toMatchObject({
    'points to go for “Set de viaje”': '110',
    'points to go for level Oro': '600',
  });
  expect(standing()).toHaveTextContent(words.standing.nothing);
  const rows = within(standing()).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PrizePointsProgress',
    'Set de viaje1,010110 points to go',
    'LevelPointsProgress',
    'PlataEnvío gratis desde 90 euros500You have enough',
    'OroEnvío gratis siempre · Catálogo antes que nadie1,500600 points to go',
  ]);
  cleanup();
  await show({ consultarSociaSesion: () => ok({ ...profile, puntos: 1600 }), consultarPremios: premios });
  expect(standing()).toHaveTextContent('Your points are enough for: Set de viaje.');
  expect(Object.keys(figures()).join()).not.toContain('to go');
});
