import type { Db } from 'backend/src/database/schema.ts';
import { addDays } from './days.ts';
import { demoStores } from './goods/stores.ts';
import { insertRows } from './insert-rows.ts';
import { portraitPicture } from './pictures.ts';

/** The stores of the demo: active ones in three languages, and a paused one. */
export async function seedStores(db: Db, { today }: { today: Date }): Promise<void> {
  const executives = await db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.account_id', 'a.name', 'e.phone', 'a.email'])
    .execute();
  const products = await listFavourable(db);
  const stores = demoStores.map((store) => {
    const executive = executives.find(({ name }) => name === store.name);
    if (!executive) throw new Error(`No executive is called ${store.name}`);
    return { ...store, executive, face: portraitPicture(store.portrait) };
  });
  await insertRows(
    db,
    'pictures',
    stores.map(({ face }) => face),
  );
  await insertRows(
    db,
    'stores',
    stores.map(({ executive, face, paused = false, greeting, story, reachedBy }) => ({
      executive_id: executive.account_id,
      paused,
      greeting,
      story,
      portrait: face.hash,
      whatsapp: reachedBy === 'whatsapp' ? executive.phone.replaceAll(' ', '') : null,
      email: reachedBy === 'email' ? executive.email : null,
    })),
  );
  await insertRows(
    db,
    'store_favourites',
    stores.flatMap(({ executive, favourites }) =>
      favourites.map(({ type, sentence }, at) => ({
        executive_id: executive.account_id,
        position: at + 1,
        product_id: products.get(type)?.[at % (products.get(type)?.length ?? 1)],
        sentence,
      })),
    ),
  );
  await insertRows(
    db,
    'store_visits',
    stores.flatMap(({ executive, visits = 0 }, store) =>
      visits === 0
        ? []
        : Array.from({ length: 28 }, (_, ago) => ({
            executive_id: executive.account_id,
            day: addDays(today, -(ago + 1))
              .toISOString()
              .slice(0, 10),
            visits: Math.max(1, Math.round((visits * (5 + ((ago * 7 + store * 3) % 9))) / 252)),
          })),
    ),
  );
}

/** Available products by type, the newest first. */
async function listFavourable(db: Db): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('product_cards as c', 'c.product_id', 'p.id')
    .select(['p.id', 'p.type_code'])
    .where('c.available', '=', true)
    .orderBy('p.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ type_code }) => type_code)].map(([type, found]) => [type, found.map(({ id }) => id)]),
  );
}
