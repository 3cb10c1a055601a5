import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { checkoutKeys } from 'contract/order/checkout-message-keys.ts';
import { orderKeys } from 'contract/order/message-keys.ts';

const folders = ['.', '../invoicing', '../checkout', '../fulfilment', '../payment', '../../shared'].map((folder) =>
  path.resolve(import.meta.dirname, folder),
);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
);
const used = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/'((?:coupon|payment|shipping|gift|order)\.(?:reason|notice|remark)\.\w+|error\.keyUsed)'/g)].map(
      ([, key]) => key ?? '',
    ),
  ),
);
const view: readonly string[] = [...checkoutKeys, ...Object.values(orderKeys)];

test('X01 the contract lists every message key that orders and payments use, and no unused key of the checkout', () => {
  expect([...used].filter((key) => !view.includes(key))).toEqual([]);
  expect(checkoutKeys.filter((key) => !used.has(key))).toEqual([]);
});
