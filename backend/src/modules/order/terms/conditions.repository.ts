import type { Localized } from 'contract/common/schemas.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { CheckoutTables } from '../../../database/tables/checkout.ts';
import { type Buyer, isGuest, ownedBy, ownerColumns } from '../../../shared/buyer.ts';
import { toShopDate } from '../../../shared/dates.ts';
import type { DeliveryZone, PostalZone } from '../core/tax-zone.ts';
import type { CouponRow } from './coupon.ts';
import type { ShippingMethodRow } from './shipping.ts';

export type AddressRow = Selectable<CheckoutTables['addresses']>;

/** How a place is served: its special postal codes, and whether any shipping method reaches it. */
export async function readCountry(db: Db, country: string) {
  const { rows } = await sql<{
    pattern: string | null;
    example: string | null;
    hasStates: boolean;
    served: boolean;
    zones: PostalZone[];
  }>`
    select c.postal_pattern as pattern, c.postal_example as example,
      exists (select from states s where s.country_code = c.code) as "hasStates",
      exists (select from shipping_methods m where m.country_code = c.code and not m.pickup_point) as served,
      coalesce((
        select json_agg(json_build_object('code', z.code, 'first', z.first_code, 'last', z.last_code))
        from postal_zones z where z.country_code = c.code
      ), '[]') as zones
    from countries c where c.code = ${country}`.execute(db);
  return rows[0] ?? null;
}

/** Without collection points, because there is no list of points to choose from. */
export async function listMethodRows(db: Db, { country, zone }: DeliveryZone): Promise<ShippingMethodRow[]> {
  const rows = await db
    .selectFrom('shipping_methods')
    .select(['code', 'warehouse', 'up_to_grams', 'name', 'cents', 'free_from_cents', 'days_from', 'days_to'])
    .select('pickup_point')
    .where('country_code', '=', country)
    .where(sql<boolean>`zone = ${zone}`)
    .where('pickup_point', '=', false)
    .orderBy('position')
    .orderBy('up_to_grams')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    warehouse: row.warehouse,
    upToGrams: row.up_to_grams,
    name: row.name as Localized,
    cents: row.cents,
    freeFromCents: row.free_from_cents,
    daysFrom: row.days_from,
    daysTo: row.days_to,
    pickupPoint: row.pickup_point,
  }));
}

/** The current VAT rate of a country, in hundredths of a percent; null if unknown. */
export async function readVatRate(db: Db, country: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('vat_rates')
    .select('basis_points')
    .where('country_code', '=', country)
    .where('valid_from', '<=', toShopDate(now))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.basis_points ?? null;
}

/** Serialises two buyers who confirm with the last use of a coupon. */
export async function lockCoupon(trx: Db, code: string): Promise<void> {
  await trx.selectFrom('coupons').select('code').where('code', '=', code).forNoKeyUpdate().execute();
}

/**
 * How often the buyer has used it. A guest's mail address is not verified, so guests are also recognised by what is
 * harder to invent: telephone and delivery address.
 */
const usesOf = (buyer: Buyer): RawBuilder<number> =>
  isGuest(buyer)
    ? sql<number>`(
        select count(*)
        from guests g
          join orders ordered on ordered.guest_id = g.id
          left join addresses home on home.id = ordered.address_id
          join coupon_uses u on u.coupon_code = c.code
          join guests s on s.id = u.guest_id
          join orders o on o.id = u.order_id
          left join addresses a on a.id = o.address_id
        where g.id = ${buyer.id} and (
          ${mailbox('s')} = ${mailbox('g')} or s.phone = g.phone
          or (a.country_code = home.country_code and a.postal_code = home.postal_code and ${street('a')} = ${street('home')})
        ))::integer`
    : sql<number>`(select count(*) from coupon_uses u where u.coupon_code = c.code and ${ownedBy(buyer, 'u')})::integer`;

const mailbox = (table: string) => sql`regexp_replace(lower(${sql.ref(`${table}.email`)}), '\\+[^@]*', '')`;
const street = (table: string) => sql`regexp_replace(fold(${sql.ref(`${table}.line1`)}), '[^[:alnum:]]', '', 'g')`;

export async function findCoupon(db: Db, code: string, buyer: Buyer): Promise<CouponRow | null> {
  const { rows } = await sql<CouponRow>`
    select code, kind, value, minimum_cents as "minimumCents", starts_at as "startsAt", ends_at as "endsAt",
      executive_id is not null and executive_id is distinct from ${ownerColumns(buyer).executive_id}::uuid as "foreign", uses_max as "usesMax", uses_each as "usesEach",
      (select count(*) from coupon_uses u where u.coupon_code = c.code)::integer as used,
      ${usesOf(buyer)} as "usedByHer"
    from coupons c where code = ${code.toUpperCase()}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a guest may use it: there is such a coupon, and it was not issued to an executive. */
export async function isCouponForGuests(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('coupons')
    .select('code')
    .where('code', '=', code.toUpperCase())
    .where('executive_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAddress(db: Db, buyer: Buyer, id: string): Promise<AddressRow | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where(ownedBy(buyer))
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
  return row ?? null;
}

/** The executive's default delivery address. */
export async function findDefaultAddress(db: Db, buyer: Buyer): Promise<AddressRow | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where(ownedBy(buyer))
    .where('client_id', 'is', null)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
