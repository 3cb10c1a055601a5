import { expect, test } from '@jest/globals';
import { anEnvelope } from '@/lib/testing/factories';
import { createKnownAddresses } from './known-addresses.ts';

const names = (slug: string) => ({ es: slug, en: `${slug}-en`, de: `${slug}-de` });
const aDepartment = (slug: string, total: number) => ({ url: names(slug), total, changedAt: '' });
const aProduct = (slug: string, reference = slug, colours = ['001', 'NEG']) => ({
  reference,
  url: names(slug),
  colours,
  picture: null,
  changedAt: '',
});

/** A backend whose catalogue a test can change; it counts the calls that it gets. */
function aShop() {
  const shop = {
    clock: 0,
    version: 1,
    departments: [aDepartment('mujer', 17), aDepartment('vacio', 0)],
    products: [aProduct('alba', 'V-1042'), aProduct('bora'), aProduct('cala')],
    asked: [] as string[],
    during: () => {},
    isAway: false,
  };
  const read: typeof fetch = async (address, init) => {
    const call = String(address).split('/').slice(-1).join();
    shop.asked.push(call);
    shop.during();
    if (shop.isAway) throw new Error('away');
    if (/validarEnCache/.test(String(address))) return Response.json(anEnvelope({ version: `${shop.version}` }));
    const { after } = JSON.parse(String(init?.body));
    return Response.json(
      anEnvelope({
        departments: after === 0 ? shop.departments : [],
        products: shop.products.slice(after, after + 2),
        next: after + 2 < shop.products.length ? after + 2 : null,
      }),
    );
  };
  const known = createKnownAddresses({ backendUrl: 'http://backend.example', read, now: () => shop.clock });
  return { shop, known, look: (path: string) => known.look('es', path) };
}

test.each([
  ['/home/your-catalog-sale-business', 'known'],
  ['/customer-care/delivery', 'known'],
  ['/customer-care/size-tables/bras', 'known'],
  ['/catalogue/mujer', 'known'],
  ['/catalogue/mujer/2', 'known'],
  ['/catalogue/mujer/3', 'known'],
  ['/catalogue/vacio', 'known'],
  ['/catalogue/alba', 'known'],
  ['/catalogue/cala/001', 'known'],
  ['/catalogue/cala/neg', 'known'],
  ['/reviews/v-1042', 'known'],
  ['/reviews/v-1042/2', 'unsure'],
  ['/my-store/lucia/welcome', 'unsure'],
  ['/printed-catalogue', 'known'],
  ['/printed-catalogue/2026-12/1', 'unsure'],
  ['/printed-catalogue/2026-12/0', 'absent'],
  ['/printed-catalogue/2026-12/400', 'unsure'],
  ['/printed-catalogue/2026-12/401', 'absent'],
  ['/printed-catalogue/2026-12/9999', 'absent'],
  ['/printed-catalogue/2026-12/one', 'absent'],
  ['/printed-catalogue/2026-12/01', 'absent'],
  ['/printed-catalogue/winter/1', 'absent'],
  ['/printed-catalogue/2026-12/1/2', 'absent'],
  ['/catalogue/mujer/4', 'absent'],
  ['/catalogue/v-104', 'absent'],
  ['/catalogue/alba-v-1042/002', 'absent'],
  ['/catalogue/mujer-en/4', 'absent'],
  ['/catalogue/alba/002', 'absent'],
  ['/catalogue/ALBA', 'absent'],
  ['/catalogue/_', 'absent'],
  ['/catalogue/__proto__', 'absent'],
  ['/reviews/v-1043', 'absent'],
  ['/reviews/x/y/z', 'absent'],
  ['/catalogue', 'home'],
  ['/reviews', 'home'],
  ['/home', 'home'],
  ['/love/made-up', 'home'],
])('R02 T05 %s is %s', async (path, status) => {
  expect(await aShop().look(path)).toBe(status);
});

test('T05 a product is known by its name in the language, and a name that no language has is absent', async () => {
  const { known } = aShop();
  expect(await known.look('en', '/catalogue/alba-en')).toBe('known');
  expect(await known.look('de', '/catalogue/alba-fr')).toBe('absent');
});

test.each([
  ['es', 'mujer-en/2', '/catalogue/mujer/2'],
  ['de', 'mujer', '/de/catalogue/mujer-de'],
  ['en', 'alba', '/en/catalogue/alba-en'],
  ['de', 'alba-en/neg', '/de/catalogue/alba-de/neg'],
  ['es', 'another-name-v-1042', '/catalogue/alba'],
  ['en', 'v-1042/001', '/en/catalogue/alba-en/001'],
] as const)(
  'in %s a name of another language or a code under a wrong name, %s, redirects to %s',
  async (locale, asked, at) => {
    expect(await aShop().known.look(locale, `/catalogue/${asked}`)).toEqual({ at });
  },
);

test('an address of the printed catalogue without its number redirects to the table of contents', async () => {
  const { known } = aShop();
  expect(await known.look('de', '/printed-catalogue/2026-12')).toEqual({ at: '/de/printed-catalogue' });
});

test('T05 unknown addresses cost the backend two small calls per quarter of a second, however many there are', async () => {
  const { shop, look } = aShop();
  await look('/catalogue/alba');
  shop.asked.length = 0;
  for (shop.clock = 251; shop.clock < 1251; shop.clock += 1)
    expect(await look(`/catalogue/made-up-${shop.clock}`)).toBe('absent');
  expect(shop.asked.length).toBeLessThanOrEqual(8);
  expect(new Set(shop.asked)).toEqual(new Set(['catalogo', 'menu']));
});

test('T05 a known address costs no backend call', async () => {
  const { shop, look } = aShop();
  await look('/catalogue/alba');
  shop.asked.length = 0;
  shop.clock = 1_000_000;
  expect([await look('/catalogue/bora'), shop.asked]).toEqual(['known', []]);
});

test('T05 a new product is found at once after a change notice, and within a quarter of a second without one', async () => {
  const { shop, known, look } = aShop();
  expect(await look('/catalogue/dana')).toBe('absent');
  shop.products.push(aProduct('dana'));
  shop.version += 1;
  known.expire();
  expect(await look('/catalogue/dana')).toBe('known');
  shop.products.push(aProduct('elma'));
  shop.version += 1;
  shop.clock += 251;
  expect(await look('/catalogue/elma')).toBe('known');
});

test('T05 a version read before a publication does not settle a later lookup', async () => {
  const { shop, look } = aShop();
  await look('/catalogue/alba');
  shop.clock += 1000;
  let waiting: Promise<unknown> | undefined;
  shop.during = () => {
    shop.during = () => {};
    // The backend has read the old version; then a product is published, and much later a visitor asks.
    queueMicrotask(() => {
      shop.products.push(aProduct('dana'));
      shop.version += 1;
      shop.clock += 1000;
      waiting = look('/catalogue/dana');
    });
  };
  await look('/catalogue/made-up');
  expect(await waiting).toBe('known');
});

test('T05 a product that left the catalogue is absent', async () => {
  const { shop, look } = aShop();
  expect(await look('/catalogue/cala')).toBe('known');
  shop.products.pop();
  shop.version += 1;
  shop.clock += 251;
  await look('/catalogue/made-up');
  expect(await look('/catalogue/cala')).toBe('absent');
});

test('T05 while the backend is down, nothing is called absent and retries are spaced out', async () => {
  const { shop, look } = aShop();
  shop.isAway = true;
  for (shop.clock = 0; shop.clock < 3000; shop.clock += 10)
    expect(await look(`/catalogue/made-up-${shop.clock}`)).toBe('unsure');
  expect(shop.asked).toHaveLength(2);
  shop.isAway = false;
  shop.clock += 10;
  expect(await look('/catalogue/made-up')).toBe('absent');
});

test('T05 a lookup does not wait for a slow list: it falls back to Next', async () => {
  const read: typeof fetch = () => new Promise(() => {});
  const known = createKnownAddresses({ backendUrl: 'http://backend.example', read });
  expect(await known.look('es', '/catalogue/alba')).toBe('unsure');
});

test('T05 a list that took seconds to read is not read again 0.3 seconds later, and a lookup falls back to Next', async () => {
  const { shop, look } = aShop();
  shop.during = () => (shop.clock += 1000);
  await look('/catalogue/alba');
  shop.version += 1;
  shop.clock += 300;
  shop.asked.length = 0;
  expect([await look('/catalogue/made-up'), shop.asked]).toEqual(['unsure', []]);
  shop.clock += 20_000;
  expect(await look('/catalogue/made-up')).toBe('absent');
});

test('a code under a wrong name waits for the next read of the list instead of being called absent', async () => {
  const { shop, look } = aShop();
  shop.during = () => (shop.clock += 30);
  await look('/catalogue/alba');
  shop.version += 1;
  shop.products = [aProduct('dana', 'V-1042')];
  shop.clock += 300;
  const waiting = look('/catalogue/another-name-v-1042');
  expect(await look('/catalogue/made-up')).toBe('unsure');
  shop.clock += 20_000;
  expect(await waiting).toEqual({ at: '/catalogue/dana' });
});
