import { seedDatabase } from 'demo/seed/seed.ts';
import { seedKey } from 'demo/seed/seed-key.ts';
import type { Filling } from './harness.ts';

/** The fixed day of the tests' shop, so that every run finds the same campaigns, prices and deliveries. */
export const shopDay = new Date('2026-03-16T00:00:00Z');
export const shopNow = () => new Date('2026-03-16T10:00:00Z');

export const seededShop: Filling = {
  key: await seedKey(shopDay),
  fill: (db) => seedDatabase(db, { today: shopDay }),
};
