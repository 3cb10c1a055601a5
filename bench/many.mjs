import { startCatalogueOf } from './catalogue-of.mjs';
import { interleave } from './interleave.mjs';
import { kilobytes, perSecond, ratio, row } from './numbers.mjs';

const few = 24;
const many = 2000;
const listing = '/catalogue/mujer/sujetadores';
const most = 200_000;

/** P15: a page costs the same however many products there are, and no response of the backend grows with them. */
export async function measure(bench) {
  if (!bench.databaseUrl) return { missing: bench.noDatabase };
  const shops = { few: await startCatalogueOf(bench, few), many: await startCatalogueOf(bench, many) };
  const targets = Object.fromEntries(Object.entries(shops).map(([name, { shop }]) => [name, { url: shop + listing }]));
  const { medians, ratios } = await interleave(targets, { rounds: 5, report: bench.report });
  const answers = await measureAnswers(shops.many);
  for (const { stop } of Object.values(shops)) await stop();
  return { medians, toFew: ratios('many', 'few'), answers, articles: shops.many.articles };
}

async function measureAnswers({ backend, slugs }) {
  const body = { idioma: 'es', departamento: 'mujer' };
  const calls = {
    'a page of a department': ['consultarProductosDepto', { ...body, pagina: 1, tamano: 8 }],
    'its filters': ['consultarFiltrosDepto', body],
    'the product with most articles': ['consultarProductoDetalle', { idioma: 'es', producto: slugs.largest }],
    'the menu': ['consultarMenuProductos/es', undefined],
  };
  const sizes = {};
  for (const [name, [call, input]] of Object.entries(calls)) {
    const answer = await fetch(`${backend}/EuropaBackend/rest/api/public/portafolio/${call}`, {
      method: input ? 'POST' : 'GET',
      headers: input ? { 'content-type': 'application/json' } : {},
      body: input && JSON.stringify(input),
    });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${call} was answered ${answer.status}`);
    sizes[name] = bytes;
  }
  return sizes;
}

export function toRows({ missing, medians, toFew, answers, articles }) {
  if (missing) return [row('P15', 'many products', `not measured: ${missing}`, 'within 10 %')];
  const largest = Math.max(...Object.values(answers));
  return [
    row(
      'P15',
      `a listing with ${many} products (${articles} articles), to one with ${few}`,
      `${ratio(toFew.rate)} (${perSecond(medians.many.rate)} to ${perSecond(medians.few.rate)})`,
      '≥ 0.9 ×',
      toFew.rate >= 0.9,
    ),
    row(
      'P15',
      `answers of the backend with ${many} products`,
      Object.entries(answers)
        .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
        .join(', '),
      '≤ 200 kB',
      largest <= most,
    ),
  ];
}
