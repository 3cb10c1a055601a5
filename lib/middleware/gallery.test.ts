import { afterEach, expect, test } from '@jest/globals';
import { planEntry } from './plan-entry';

const before = process.env.SHOP_GALLERY;

afterEach(() => {
  if (before === undefined) delete process.env.SHOP_GALLERY;
  else process.env.SHOP_GALLERY = before;
});

test.each([undefined, '', 'off', 'ON'])(
  'R02 with the switch at %p the gallery is an unknown path and goes home',
  (value) => {
    if (value === undefined) delete process.env.SHOP_GALLERY;
    else process.env.SHOP_GALLERY = value;
    expect(planEntry('/de/dev/gallery').path).toBe('/de/home/your-catalog-sale-business');
    expect(planEntry('/es/dev/gallery/').path).toBe('/home/your-catalog-sale-business');
  },
);

test('with the switch on the gallery is a page like others', () => {
  process.env.SHOP_GALLERY = 'on';
  expect(planEntry('/de/dev/gallery').path).toBe('/de/dev/gallery');
});
