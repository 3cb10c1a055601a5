import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { testConfig } from '../test/client.ts';
import { withDatabase } from '../test/harness.ts';
import { seededShop } from '../test/seeded.ts';
import { silentLog } from '../test/silent-log.ts';
import type { CacheNotice, Outbox } from './kit/outbox.ts';
import { placePhotographs } from './setup.ts';

const database = withDatabase(seededShop);

test('the storefront is notified once of products and screens with new photographs', async () => {
  const picturesDir = await mkdtemp(path.join(os.tmpdir(), 'photographs-'));
  const color = await database()
    .db.selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('color_code')
    .where('reference', '=', 'SJ1001')
    .executeTakeFirstOrThrow();
  const photograph = sharp({ create: { width: 90, height: 120, channels: 3, background: '#336699' } }).jpeg();
  for (const name of [`SJ1001-${color.color_code}-detalle`, 'love-hero'])
    await writeFile(path.join(picturesDir, `${name}.jpg`), await photograph.toBuffer());
  const departments = await database()
    .db.selectFrom('departments')
    .innerJoin('product_departments', 'department_id', 'departments.id')
    .innerJoin('products', 'products.id', 'product_id')
    .select('code')
    .where('reference', '=', 'SJ1001')
    .execute();
  const sent: string[][] = [];
  const outbox: Outbox = {
    send: async (_trx, _kind, _key, payload) => {
      sent.push((payload as CacheNotice).tags);
    },
  };
  const place = () => placePhotographs({ ...testConfig, picturesDir }, database(), outbox, silentLog);
  await place();
  const shownIn = departments.map(({ code }) => `departamento:${code}`).sort();
  expect(sent).toEqual([[...shownIn, 'producto:SJ1001'], ['contenidos']]);
  await place();
  expect(sent).toHaveLength(2);
  await rm(picturesDir, { recursive: true });
});
