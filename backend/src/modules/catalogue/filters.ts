import type { FilterChoiceSchema } from 'contract/schemas/catalogue.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { toCents } from '../../shared/money.ts';

export type FilterChoice = Static<typeof FilterChoiceSchema>;
type Condition = RawBuilder<boolean>;

/** V08, each choice as one condition over `products p` and `product_cards c`; nothing chosen lets everything through. */
export function toConditions(choice: FilterChoice) {
  const among = (list: string[] | undefined, make: (list: string[]) => Condition) =>
    list?.length ? make(list) : sql<boolean>`true`;
  return {
    color: among(choice.colores, (list) => sql`c.colors && ${list}::text[]`),
    size: among(choice.tallas, (list) => sql`c.sizes && ${list}::text[]`),
    type: among(choice.tipos, (list) => sql`p.type_code = any(${list}::text[])`),
    support: among(choice.soportes, (list) => sql`coalesce(p.support_code = any(${list}::text[]), false)`),
    reference: choice.referencia
      ? sql<boolean>`upper(p.reference) like ${toLikePattern(choice.referencia)}`
      : sql<boolean>`true`,
    price: toPriceCondition(choice),
    available: toAvailableCondition(choice),
  };
}

export const allOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

export const toWhere = (choice: FilterChoice): Condition => allOf(Object.values(toConditions(choice)));

export const toLikePattern = (text: string): string => `%${text.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`;

/** A product whose range reaches into the asked one is shown: some of its sizes cost that. */
function toPriceCondition({ precioMin, precioMax }: FilterChoice): Condition {
  const least = precioMin === undefined ? sql<boolean>`true` : sql<boolean>`c.price_to >= ${toCents(precioMin)}`;
  const most = precioMax === undefined ? sql<boolean>`true` : sql<boolean>`c.price_from <= ${toCents(precioMax)}`;
  return sql`(${least} and ${most})`;
}

/** Who asks for what is in stock means it in the colours and sizes that she chose, both in one article. */
function toAvailableCondition({ soloDisponibles, colores, tallas }: FilterChoice): Condition {
  if (!soloDisponibles) return sql`true`;
  if (!colores?.length && !tallas?.length) return sql`c.available`;
  return sql`(c.legal_complete and exists (
    select from articles a join variants v on v.id = a.variant_id join current_prices r on r.article_id = a.id
    where a.product_id = p.id
      and ${colores?.length ? sql`v.color_code = any(${colores}::text[])` : sql`true`}
      and ${tallas?.length ? sql`a.size_code = any(${tallas}::text[])` : sql`true`}
      and exists (select from stock s where s.article_id = a.id and s.quantity > 0)
  ))`;
}
