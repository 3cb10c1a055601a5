import type { Localized } from 'contract/common/schemas.ts';
import type { PageLayout } from 'contract/printed-catalogue/schemas.ts';
import { printedPagesMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { ColorRow, PictureRow } from '../../shared/media.mapper.ts';

export type CampaignRow = { code: string; name: Localized; starts_at: Date; ends_at: Date; pages: number };

/** The leading current campaign with pages, and how many pages it has. */
export async function getPrintedCampaign(db: Db, now: Date): Promise<CampaignRow | undefined> {
  const { rows } = await sql<CampaignRow>`
    select c.code, c.name, c.starts_at, c.ends_at, g.pages
    from campaigns c,
      lateral (select count(*)::integer as pages from catalogue_pages where campaign_code = c.code) g
    where c.starts_at <= ${now}::timestamptz and c.ends_at > ${now}::timestamptz and g.pages > 0
    order by c.priority desc, c.starts_at desc
    limit 1`.execute(db);
  return rows[0];
}

/** A product on a page that is sold today. */
export type PieceRow = {
  id: number;
  reference: string;
  name: Localized;
  color: ColorRow;
  picture: PictureRow | null;
};
export type HeadRow = { number: number; section: Localized; title: Localized; pieces: PieceRow[] };

/** Pages with products still sold; a discontinued style or colour disappears from its page. */
export async function listPages(db: Db, campaign: string): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`
    select g.number, g.section, g.title, (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'reference', p.reference, 'name', p.name,
        'color', json_build_object('code', o.code, 'name', o.name, 'hex', o.hex, 'swatch', o.swatch),
        'picture', (
          select json_build_object('hash', k.hash, 'view', k.view, 'width', i.width, 'height', i.height, 'dominant', i.dominant)
          from variants v join variant_pictures k on k.variant_id = v.id and k.position = 1 join pictures i on i.hash = k.hash
          where v.product_id = p.id and v.color_code = x.color_code
        )) order by x.position), '[]')
      from catalogue_page_products x
        join products p on p.id = x.product_id
        join product_cards c on c.product_id = p.id and x.color_code = any(c.colors)
        join colors o on o.code = x.color_code
      where x.campaign_code = g.campaign_code and x.number = g.number
    ) as pieces
    from catalogue_pages g
    where g.campaign_code = ${campaign}
    order by g.number
    limit ${printedPagesMax}`.execute(db);
  return rows;
}

export type PageRow = {
  layout: PageLayout;
  section: Localized;
  title: Localized;
  lead: Localized | null;
};

export async function getPage(db: Db, campaign: string, number: number): Promise<PageRow | undefined> {
  return db
    .selectFrom('catalogue_pages')
    .select(['layout', 'section', 'title', 'lead'])
    .where('campaign_code', '=', campaign)
    .where('number', '=', number)
    .executeTakeFirst();
}

export type NeighbourRow = { number: number; title: Localized };

/** The pages before and after one, whatever numbers they have. */
export async function listNeighbours(db: Db, campaign: string, number: number): Promise<NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    (select number, title from catalogue_pages
      where campaign_code = ${campaign} and number < ${number} order by number desc limit 1)
    union all
    (select number, title from catalogue_pages
      where campaign_code = ${campaign} and number > ${number} order by number limit 1)`.execute(db);
  return rows;
}

export type ArticleRow = { code: string; size: string; cents: number; available: boolean };
export type PrintedRow = { id: number; reference: string; color_code: string; articles: ArticleRow[] };

/** The products of a page in order, each with its colour's priced articles, by size. */
export async function listPieces(db: Db, campaign: string, number: number): Promise<PrintedRow[]> {
  const { rows } = await sql<PrintedRow>`
    select p.id, p.reference, x.color_code, json_agg(json_build_object(
        'code', a.code, 'size', a.size_code, 'cents', coalesce(r.sale_price, r.price),
        'available', exists (select from stock s where s.article_id = a.id and s.quantity > 0)
      ) order by z.position, a.size_code) as articles
    from catalogue_page_products x
      join products p on p.id = x.product_id
      join product_cards c on c.product_id = p.id and x.color_code = any(c.colors)
      join variants v on v.product_id = p.id and v.color_code = x.color_code
      join articles a on a.variant_id = v.id
      join current_prices r on r.article_id = a.id
      join sizes z on z.code = a.size_code
    where x.campaign_code = ${campaign} and x.number = ${number}
    group by x.position, p.id, x.color_code
    order by x.position`.execute(db);
  return rows;
}
