import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { textInLocale } from '../../../shared/localized.ts';

export type CrumbRow = { name: Localized; slug: Localized };
export type ChildRow = CrumbRow & { id: number };
export type DepartmentRow = {
  id: number;
  code: string;
  gender: 1 | 2;
  name: Localized;
  description: Localized;
  slug: Localized;
  changed_at: Date;
  crumbs: CrumbRow[];
  children: ChildRow[];
};
export type MenuRow = {
  id: number;
  parent_id: number | null;
  gender: 1 | 2;
  name: Localized;
  slug: Localized;
  group_label: Localized | null;
  group_position: number;
};

const crumbsOf = (id: string) => sql<CrumbRow[]>`(
  with recursive line as (
    select own.id, own.parent_id, own.name, own.slug, 0 as height from departments own where own.id = ${sql.ref(id)}
    union all
    select parent.id, parent.parent_id, parent.name, parent.slug, line.height + 1
    from departments parent join line on line.parent_id = parent.id
  )
  select json_agg(json_build_object('name', name, 'slug', slug) order by height desc) from line
)`;

export async function getDepartment(db: Db, slug: string, locale: Locale): Promise<DepartmentRow | undefined> {
  return db
    .selectFrom('departments')
    .select(['id', 'code', 'gender', 'name', 'description', 'slug', 'changed_at'])
    .select([
      crumbsOf('departments.id').as('crumbs'),
      sql<ChildRow[]>`(
        select coalesce(json_agg(json_build_object('id', child.id, 'name', child.name, 'slug', child.slug)
          order by child.position), '[]')
        from departments child where child.parent_id = departments.id
      )`.as('children'),
    ])
    .where(textInLocale('slug', locale), '=', slug)
    .executeTakeFirst();
}

export async function getCrumbs(db: Db, departmentId: number): Promise<CrumbRow[]> {
  const row = await db
    .selectFrom('departments')
    .select(crumbsOf('departments.id').as('crumbs'))
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return row.crumbs;
}

export async function listMenu(db: Db): Promise<MenuRow[]> {
  return db
    .selectFrom('departments')
    .select(['id', 'parent_id', 'gender', 'name', 'slug', 'group_label', 'group_position'])
    .orderBy('gender')
    .orderBy('group_position')
    .orderBy('position')
    .execute();
}
