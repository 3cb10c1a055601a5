import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { CrumbRow, DepartmentRow, MenuRow } from './departments.repository.ts';
import type { MenuParts } from './menu.service.ts';

export const toCrumb = (crumb: CrumbRow, locale: Locale) => ({
  url: crumb.slug[locale],
  descripcion: crumb.name[locale],
});

export const toDepartment = (row: DepartmentRow, locale: Locale): AnswerOf<'listProducts'>['departamento'] => ({
  codigo: row.code,
  genero: row.gender,
  nombre: row.name[locale],
  descripcion: row.description[locale],
  url: row.slug,
  migas: row.crumbs.map((crumb) => toCrumb(crumb, locale)),
  hijos: row.children.map((child) => toCrumb(child, locale)),
  cambiado: row.changed_at.toISOString(),
});

export function toMenu({ rows, pictures }: MenuParts, locale: Locale): AnswerOf<'readMenu'> {
  const under = (parent: MenuRow) => rows.filter(({ parent_id }) => parent_id === parent.id);
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((root) => ({
      orden: root.gender,
      descripcion: root.name[locale],
      url: root.slug[locale],
      categorias: under(root).map((category) => ({
        url: category.slug[locale],
        description: category.name[locale],
        ...(pictures.has(category.id) && { foto: pictures.get(category.id) }),
        subcategory: under(category).map((leaf) => ({
          url: leaf.slug[locale],
          descripcion: leaf.name[locale],
          label: leaf.group_label?.[locale] ?? '',
          orderLabel: leaf.group_position,
        })),
      })),
    }));
}
