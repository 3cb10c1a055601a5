import type { Db } from 'backend/src/database/schema.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { PageLayout } from 'contract/printed-catalogue/schemas.ts';
import { sql } from 'kysely';
import type { SeedCampaign } from './campaigns.ts';
import { departments } from './goods/departments.ts';
import { chapters, cover, roomOn } from './goods/printed-pages.ts';
import { insertRows } from './insert-rows.ts';

type Ware = { id: number; type_code: string; colors: string[] };
type Page = { section: Localized; title: Localized; lead: Localized | null; layout: PageLayout; wares: Ware[] };

/** The printed catalogue of a campaign: a style is on one page, and a style on the cover on its own page as well. */
export async function seedPrintedCatalogue(db: Db, { code, name }: SeedCampaign): Promise<void> {
  const wares = await listWares(db);
  const first: Page = {
    ...cover,
    title: name,
    layout: 'PORTADA',
    wares: cover.types.split(' ').flatMap((type) => wares.find(({ type_code }) => type_code === type) ?? []),
  };
  const left = new Set(wares);
  const others = chapters.flatMap(({ department, pages }) => {
    const { name: section, description } = getDepartment(department);
    return pages.map(({ title, types, layout }, at): Page => {
      const taken = spread([...left], types.split(' ')).slice(0, roomOn[layout]);
      for (const ware of taken) left.delete(ware);
      return { section, title, lead: at === 0 ? description : null, layout, wares: taken };
    });
  });
  // A small shop has fewer pages; none of them is empty.
  const pages = [first, ...others].filter((page) => page.wares.length > 0);
  const key = (at: number) => ({ campaign_code: code, number: at + 1 });
  await insertRows(
    db,
    'catalogue_pages',
    pages.map(({ section, title, lead, layout }, at) => ({ ...key(at), section, title, lead, layout })),
  );
  await insertRows(
    db,
    'catalogue_page_products',
    pages.flatMap((page, number) =>
      page.wares.map(({ id, colors }, at) => ({
        ...key(number),
        position: at + 1,
        product_id: id,
        color_code: colors[(number + at) % colors.length],
      })),
    ),
  );
}

function getDepartment(code: string) {
  const found = departments.find((each) => each.code === code);
  if (!found) throw new Error(`no department ${code}`);
  return found;
}

/** One of each type in turn, so that a page of two kinds shows both. */
function spread(wares: Ware[], types: string[]): Ware[] {
  const rows = types.map((type) => wares.filter(({ type_code }) => type_code === type));
  const longest = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

/** The number of styles of a small demo, to which a large one is limited. */
const mostWares = 240;

async function listWares(db: Db): Promise<Ware[]> {
  const { rows } = await sql<Ware>`
    select p.id, p.type_code, c.colors
    from products p join product_cards c on c.product_id = p.id
    where c.available and p.id <= ${mostWares}
    order by p.id`.execute(db);
  return rows;
}
