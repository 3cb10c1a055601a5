import { afterEach, expect, jest, test } from '@jest/globals';
import { consultarEstadoCuenta } from '@/contract/account/examples';
import type { Locale } from '@/lib/i18n/routing';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSessionCookie } from '@/lib/testing/factories';
import { translationsOf } from '@/lib/testing/server-components';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));
jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/root-params', () => ({}), { virtual: true });
jest.mock('next-intl/server', () => ({
  getTranslations: (asked: Parameters<typeof translationsOf>[0]) => translationsOf(asked),
}));

const backend = backendServer();
withProxySettings('https://shop.example', backend);
afterEach(() => jar.clear());

const { datos } = consultarEstadoCuenta;

async function signIn() {
  const pair = await aSessionCookie('executive');
  const at = pair.indexOf('=');
  jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** Pages of one movement each; everything else gets an empty response. */
const answersPages = (pages: number, status = 200) =>
  backend.answers(({ url }, response) => {
    if (!url.includes('consultarEstadoCuenta')) return answerJson(response, anEnvelope({}));
    const page = Number(new URL(url, 'http://backend').searchParams.get('pagina'));
    const elementos = [{ ...datos.movimientos.elementos[0], id: `mov-${page}`, importe: page }];
    const movimientos = { ...datos.movimientos, elementos, pagina: page, totalPaginas: pages };
    return answerJson(response, anEnvelope({ ...datos, movimientos }), status);
  });

async function download(search = '', locale: Locale = 'en') {
  const { GET } = await import('./route');
  const path = '/executive/your-account/statement/file';
  const answer = await GET(new Request(`https://shop.example/${locale}${path}${search}`), {
    params: Promise.resolve({ locale }),
  });
  return { status: answer.status, headers: answer.headers, location: answer.headers.get('location'), answer };
}

test('the file holds every page of the period, has a name and is never cached', async () => {
  await signIn();
  answersPages(3);
  const { status, headers, answer } = await download('?from=2026-03-01');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="account-statement-\d{4}-\d\d-\d\d\.csv"$/);
  const rows = (await answer.text()).trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[5])).toEqual(['"Amount"', '1.00', '2.00', '3.00']);
  const asked = backend.asked.filter(({ url }) => url.includes('consultarEstadoCuenta')).map(({ url }) => url);
  expect(asked.every((url) => url.includes('desde=2026-03-01') && url.includes('tamano=500'))).toBe(true);
});

test.each([
  ['more movements than a file can hold', () => answersPages(21), '?from=2026-03-01', '?from=2026-03-01&file=long'],
  ['an unreachable backend', () => answersPages(1, 503), '', '?file=away'],
  ['an invalid day', () => answersPages(1), '?from=2026-02-30', '?from=2026-02-30'],
])('%s redirects to the statement, which reports it', async (_, answers, search, back) => {
  await signIn();
  answers();
  expect(await download(search)).toMatchObject({
    status: 303,
    location: `/en/executive/your-account/statement${back}`,
  });
});

test('a visitor who is not signed in is redirected to sign in', async () => {
  expect((await download()).location).toMatch(/^\/en\/home\/.*return=/);
});
