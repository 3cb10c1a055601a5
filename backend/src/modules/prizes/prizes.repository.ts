import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { PictureRow } from '../../shared/media.mapper.ts';

export type Level = { code: string; name: Localized; pointsFrom: number; benefits: Localized[] };
export type Prize = {
  code: string;
  name: Localized;
  description: Localized;
  points: number;
  levelCode: string | null;
  soldOut: boolean;
  picture: PictureRow | null;
};

export async function listLevels(db: Db): Promise<Level[]> {
  const rows = await db.selectFrom('levels').selectAll().orderBy('points_from').execute();
  return rows.map(({ code, name, points_from, benefits }) => ({
    code,
    name: name as Localized,
    pointsFrom: points_from,
    benefits: benefits as Localized[],
  }));
}

/** Prizes for points: of this campaign and of every campaign, the cheapest first. */
export async function listPrizes(db: Db, campaign: string): Promise<Prize[]> {
  const { rows } = await sql<Prize>`
    select z.code, z.name, z.description, z.points, z.level_code as "levelCode", z.sold_out as "soldOut",
      (
        select json_build_object('hash', i.hash, 'view', 'plano', 'width', i.width, 'height', i.height,
          'dominant', i.dominant)
        from pictures i where i.hash = z.picture
      ) as picture
    from prizes z
    where z.points is not null and (z.campaign_code is null or z.campaign_code = ${campaign})
    order by z.points, z.code`.execute(db);
  return rows;
}

/** The points collected: of valid orders, except `without`, plus points carried over, corrected or spent. */
export async function readPoints(db: Db, executiveId: string, without: string | null = null): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select greatest(0,
      coalesce((select sum(points) from point_movements where executive_id = ${executiveId}), 0)
      + coalesce((
        select sum(points) from orders
        where executive_id = ${executiveId} and id is distinct from ${without}::uuid
          and state in ('PENDIENTE', 'PAGADA', 'ENVIADA', 'ENTREGADA', 'PAGADA_TARDE')
      ), 0)
    )::integer as points`.execute(db);
  return rows[0]?.points ?? 0;
}
