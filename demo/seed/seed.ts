import type { Db } from 'backend/src/database/schema.ts';
import { sql } from 'kysely';
import { campaignInForce, makeCampaigns } from './campaigns.ts';
import { startOfDay } from './days.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCheckout } from './seed-checkout.ts';
import { seedContent } from './seed-content.ts';
import { seedFilms } from './seed-films.ts';
import { seedGuide } from './seed-guide.ts';
import { seedOrdersAndPrizes } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { seedPlaces } from './seed-places.ts';
import { seedPrintedCatalogue } from './seed-printed-catalogue.ts';
import { seedRedirects } from './seed-redirects.ts';
import { seedClientRequests } from './seed-requests.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSearch } from './seed-search.ts';
import { seedEnrolment } from './seed-sign-up.ts';
import { seedStores } from './seed-stores.ts';

export const defaultProducts = 240;

export type SeedOptions = {
  products?: number;
  /** The day to which campaigns, prices and arrivals are relative. Everything else is the same on every day. */
  today?: Date;
  onProgress?: (products: number) => void;
};

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('departments').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Fills an empty, migrated database with the whole shop, or with nothing if anything fails. */
export async function seedDatabase(db: Db, options: SeedOptions = {}): Promise<void> {
  const today = startOfDay(options.today ?? new Date());
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await seedPlaces(trx);
    const campaigns = makeCampaigns(today);
    await seedCatalogue(trx, campaigns, {
      ...options,
      products: options.products ?? defaultProducts,
      today,
    });
    await seedFilms(trx, today);
    await seedPrintedCatalogue(trx, campaignInForce(campaigns, today));
    await seedContent(trx, today);
    await seedPeople(trx);
    await seedEnrolment(trx, campaignInForce(campaigns, today).code);
    await seedCheckout(trx, campaigns, today);
    await seedOrdersAndPrizes(trx, { campaigns, today });
    await seedClientRequests(trx, { today });
    await seedRedirects(trx);
    await seedSearch(trx);
    await seedGuide(trx);
    await seedReviews(trx, today);
    await seedStores(trx, { today });
  });
  await sql`analyze`.execute(db);
}
