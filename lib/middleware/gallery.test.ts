import { afterEach, expect, test } from '@jest/globals';
import { planCanonicalPath } from './path-guards';

const before = process.env.SHOP_WORKSHOP;

afterEach(() => {
  delete process.env.SHOP_PRODUCTION;
  if (before === undefined) delete process.env.SHOP_WORKSHOP;
  else process.env.SHOP_WORKSHOP = before;
});

test.each([undefined, '', 'off', 'ON'])(
  'R02 with the switch at %p the gallery is an unknown path and redirects home',
  (value) => {
    if (value === undefined) delete process.env.SHOP_WORKSHOP;
    else process.env.SHOP_WORKSHOP = value;
    expect(planCanonicalPath('/de/dev/gallery').path).toBe('/de/home/your-catalog-sale-business');
    expect(planCanonicalPath('/es/dev/gallery/').path).toBe('/home/your-catalog-sale-business');
  },
);

test('with the switch on the gallery keeps its own address', () => {
  process.env.SHOP_WORKSHOP = 'on';
  expect(planCanonicalPath('/de/dev/gallery').path).toBe('/de/dev/gallery');
});

test('with the production flag the gallery redirects home even with the switch on', () => {
  process.env.SHOP_WORKSHOP = 'on';
  process.env.SHOP_PRODUCTION = 'on';
  expect(planCanonicalPath('/de/dev/gallery').path).toBe('/de/home/your-catalog-sale-business');
});
