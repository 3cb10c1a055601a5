import type { Db } from 'backend/src/database/schema.ts';
import { sql } from 'kysely';
import type { SeedCampaign } from './campaigns.ts';
import { createCatalogueRows, departmentIds } from './catalogue-rows.ts';
import { colors, swatchFile } from './goods/colors.ts';
import { departments } from './goods/departments.ts';
import { careSymbols, fibres } from './goods/fabrics.ts';
import { garmentParts, parties } from './goods/makers.ts';
import { facetValues, goesWith, productTypes, sizeGuideOf, wornOf } from './goods/product-types.ts';
import { sizes } from './goods/sizes.ts';
import { insertRows } from './insert-rows.ts';
import { makeStyles, type SeedStyle } from './styles.ts';

const batch = 250;
// The tests' shops are smaller, so their foreign keys are checked.
const manyProducts = 5_000;

export type CatalogueOptions = { products: number; today: Date; onProgress?: (done: number) => void };

export async function seedCatalogue(
  db: Db,
  campaigns: readonly SeedCampaign[],
  options: CatalogueOptions,
): Promise<void> {
  await seedVocabulary(db, campaigns, options.today);
  const toRows = createCatalogueRows(options.today);
  const isLarge = options.products > manyProducts;
  if (isLarge) await runTriggers(db, 'replica');
  let done = 0;
  for (const styles of inBatches(makeStyles(options.products, options.today, campaigns))) {
    const { rows, productIds } = toRows(styles);
    for (const [table, list] of Object.entries(rows)) await insertRows(db, table, list);
    // The planner has no statistics of tables filled in this transaction. Tables are named, because a plain `analyze`
    // would lock the catalogues that all databases of a server share until the end.
    if (done === 0) await sql`analyze ${sql.join(Object.keys(rows).map(sql.table))}`.execute(db);
    await sql`select refresh_products(${productIds}::integer[], ${options.today}::timestamptz)`.execute(db);
    done += styles.length;
    options.onProgress?.(done);
  }
  // From here on triggers are on, because the other tables rely on them.
  if (isLarge) await runTriggers(db, 'origin');
  for (const table of ['parties', 'departments', 'products', 'variants', 'articles'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
}

/**
 * `replica` disables triggers: foreign keys take half the time, and the large shop is generated like the small one,
 * which passes them.
 */
async function runTriggers(db: Db, role: 'replica' | 'origin'): Promise<void> {
  await sql`
    do $$
    begin
      set local session_replication_role = ${sql.lit(role)};
    exception
      when insufficient_privilege then null;
    end
    $$`.execute(db);
}

async function seedVocabulary(db: Db, campaigns: readonly SeedCampaign[], today: Date): Promise<void> {
  await insertRows(
    db,
    'colors',
    colors.map((color) => ({
      code: color.code,
      name: color.name,
      hex: color.hex,
      swatch: swatchFile(color),
      position: color.number,
    })),
  );
  await insertRows(
    db,
    'sizes',
    sizes.map((size, at) => ({ ...size, position: at + 1 })),
  );
  await insertRows(
    db,
    'product_types',
    productTypes.map((type, at) => ({
      code: type.code,
      name: type.name,
      size_guide: sizeGuideOf(type),
      worn: wornOf(type),
      goes_with: goesWith[type.code] ?? [],
      position: at + 1,
    })),
  );
  for (const [table, values] of Object.entries(facetValues))
    await insertRows(
      db,
      table,
      values.map((value, at) => ({ ...value, position: at + 1 })),
    );
  await insertRows(db, 'fibres', fibres);
  await insertRows(db, 'garment_parts', garmentParts);
  await insertRows(db, 'care_symbols', careSymbols);
  await insertRows(db, 'parties', parties);
  await insertRows(db, 'campaigns', campaigns);
  await insertRows(
    db,
    'departments',
    departments.map((department, at) => ({
      id: at + 1,
      code: department.code,
      parent_id: department.parent === null ? null : departmentIds.get(department.parent),
      gender: department.gender,
      position: at + 1,
      group_label: department.group?.label ?? null,
      group_position: department.group?.position ?? 0,
      name: department.name,
      description: department.description,
      slug: department.slug,
      changed_at: today,
    })),
  );
}

function* inBatches(styles: Iterable<SeedStyle>): Generator<SeedStyle[]> {
  let list: SeedStyle[] = [];
  for (const style of styles) {
    list.push(style);
    if (list.length < batch) continue;
    yield list;
    list = [];
  }
  if (list.length > 0) yield list;
}
