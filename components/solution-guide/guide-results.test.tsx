import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { aconsejarProductos, enviarRespuestasSolutionGuide } from '@/contract/solution-guide/examples';
import { takePassedSizes } from '@/lib/size-tables/sizes-for-listing';
import { emptyAnswers, type GuideAnswers } from '@/lib/solution-guide/guide-answers';
import { rememberAnswers } from '@/lib/solution-guide/guide-memory';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { GuideResults } from './guide-results';

const { solutionGuide, sizeTables, catalogue, wishList, cart, product } = messages;
const { results, reasons, options } = solutionGuide;
const words = {
  ...solutionGuide,
  systems: sizeTables.guide.systems,
  card: catalogue.card,
  actions: { heart: wishList.heart, quick: cart.quick, buy: { ...cart.buy, problem: cart.problem } },
  share: product.share,
};
const realFetch = globalThis.fetch;
const bra: GuideAnswers = {
  ...emptyAnswers,
  guide: 'bras',
  way: 'tape',
  measures: { underbust: 745, bust: 900 },
  picked: { shape: 'any', occasion: 'everyday', support: 'any', wires: 'without' },
};

beforeEach(() => {
  window.history.replaceState(null, '', '/en/home/solution-guide/results');
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

const advice = (change: object = {}) => {
  const [first] = aconsejarProductos.datos.products;
  return ok({ products: first ? [{ ...first, ...change }] : [] });
};
const sizeSaid = () => document.querySelector('.guide-size-found');
function show(answers: GuideAnswers, answer = advice) {
  const asked = stubProxy({
    aconsejarProductos: () => answer(),
    enviarRespuestasSolutionGuide: () => ok(enviarRespuestasSolutionGuide.datos),
  });
  rememberAnswers(answers);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <GuideResults locale="en" words={words} origin="https://shop.example" />
    </SWRConfig>,
  );
  return { asked, user: userEvent.setup() };
}

test('R08 N08 the size is shown in the visitor’s own system, and each product with its reasons', async () => {
  const { asked } = show(bra);
  expect(sizeSaid()).toHaveTextContent('34B');
  expect(screen.getByText(/On our labels: 75B/)).toBeVisible();
  const list = await screen.findByRole('list', { name: results.reasons });
  const said = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual(['In your size: 34B', reasons.occasion.everyday, `Doesn’t match: “${options.wires.without}”`]);
  // Sizes and wishes, in the body; no measurement, and nothing in the address.
  expect(asked).toEqual([
    {
      name: 'aconsejarProductos',
      search: '',
      key: null,
      body: {
        locale: 'en',
        guide: 'BRA_EUROPA',
        sizes: ['75B', 'M'],
        sisters: ['70C', '80A'],
        answers: [
          { pregunta: 'occasion', opcion: 'everyday' },
          { pregunta: 'wires', opcion: 'without' },
        ],
      },
    },
  ]);
});

test('N08 a result between two sizes, two letters, and a size that is not made are explained', async () => {
  show({ ...bra, measures: { underbust: 724, bust: 880 } });
  expect(screen.getByText(/between two sizes/)).toHaveTextContent('34A');
  cleanup();
  const briefs: GuideAnswers = {
    ...emptyAnswers,
    guide: 'panties',
    way: 'tape',
    measures: { waist: 770, hips: 1050 },
    picked: { cut: 'any', wear: 'any', fabric: 'any' },
  };
  show(briefs);
  expect(screen.getByText(/By your waist you’re M, by your hips L/)).toBeVisible();
  cleanup();
  show({ ...briefs, measures: { waist: 650, hips: 870 } });
  expect(screen.getByText(/don’t have this size/)).toHaveTextContent('S');
  cleanup();
  show({ ...bra, measures: { underbust: 750, bust: 1050 } });
  expect(screen.getByRole('heading', { name: results.none.title })).toBeVisible();
  expect(screen.getByText(results.none['cup-large'])).toBeVisible();
  expect(screen.getByText(/closest size on our chart is 34F/)).toBeVisible();
  await screen.findByRole('list', { name: results.reasons });
});

test('N08 a sister size is labelled so, and an empty stock says what to do next', async () => {
  show(bra, () => advice({ size: '80A' }));
  expect(await screen.findByText('In a neighbouring size: 36A')).toBeVisible();
  expect(screen.getByText(results.fewOwn)).toBeVisible();
  cleanup();
  show(bra, () => ok({ products: [] }));
  expect(await screen.findByRole('heading', { name: results.empty.title })).toBeVisible();
  expect(screen.getByRole('link', { name: results.everything })).toHaveAttribute('href', '/en/catalogue/women/bras');
});

test('R08 while the backend is down the size is shown, answers are kept, and a press retries', async () => {
  let away = true;
  const { user } = show(bra, () => (away ? refused(503, 'error.unavailable') : advice()));
  expect(await screen.findByRole('alert')).toHaveTextContent(results.failed);
  expect(sizeSaid()).toHaveTextContent('34B');
  away = false;
  await user.click(screen.getByRole('button', { name: results.retry }));
  expect(await screen.findByRole('list', { name: results.reasons })).toBeVisible();
});

test('C035 answers leave the device only with consent, and the page says until when they are kept', async () => {
  const { asked, user } = show(bra);
  const sent = () => asked.filter(({ name }) => name === 'enviarRespuestasSolutionGuide');
  const { consent } = results;
  const box = screen.getByRole('checkbox', { name: new RegExp(consent.agree) });
  expect(box).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: consent.send }));
  expect(box).toHaveAccessibleDescription(expect.stringContaining(consent.missing));
  expect(box).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: consent.send }));
  expect(await screen.findByText(/delete them on 20 November 2027/)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      pais: '34',
      origen: 'CLU',
      idioma: 'es_ES',
      tipo: 'BRA_EUROPA',
      consentimiento: true,
      versionTexto: '2026-11',
      tallas: ['75B', 'M'],
      respuestas: [
        { pregunta: 'underbust', milimetros: 745 },
        { pregunta: 'bust', milimetros: 900 },
        { pregunta: 'occasion', opcion: 'everyday' },
        { pregunta: 'wires', opcion: 'without' },
      ],
    },
  ]);
});

test('N08 without answers in the tab a stored size is still erased by one press, for every guide', async () => {
  localStorage.setItem('own-sizes', '{"bras":"85B","hosiery":"M"}');
  const { user } = show(emptyAnswers);
  expect(screen.getByText(results.noAnswers.title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: results.erase }));
  expect(localStorage.getItem('own-sizes')).toBeNull();
  expect(screen.getByText(results.erased.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: results.erase })).toBeNull();
});

test('N08 one press stores the size, one erases everything, and the link to all products passes the size on in the tab', async () => {
  const { user } = show(bra);
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: results.keep }));
  expect(localStorage.getItem('own-sizes')).toBe('{"bras":"75B"}');
  expect(screen.getByText(results.kept)).toBeVisible();
  const all = await screen.findByRole('link', { name: results.all });
  all.addEventListener('click', (event) => event.preventDefault());
  await user.click(all);
  expect(takePassedSizes('/en/catalogue/women/bras')).toEqual({ bands: ['75'], cups: ['B'], sizes: ['M'] });
  await user.click(screen.getByRole('button', { name: results.erase }));
  expect(screen.getByText(results.erased.text)).toBeVisible();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('R08 a shared link contains neither size nor answer', async () => {
  show(bra);
  const link = screen.getByRole('link', { name: product.share.whatsapp });
  await screen.findByRole('list', { name: results.reasons });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/shop\.example\/en\/catalogue\/women\/bras$/);
});

test('R08 without answers the page sends no request and links to the questions, as it does with some missing', () => {
  const { asked } = show(emptyAnswers);
  expect(screen.getByRole('link', { name: results.noAnswers.begin })).toHaveAttribute(
    'href',
    '/en/home/solution-guide/test',
  );
  cleanup();
  show({ ...bra, picked: {} });
  expect(screen.getByRole('link', { name: results.noAnswers.goOn })).toBeVisible();
  expect(asked).toEqual([]);
});
