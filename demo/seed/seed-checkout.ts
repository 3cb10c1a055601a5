import type { Db } from 'backend/src/database/schema.ts';
import { sql } from 'kysely';
import { campaignInForce, type SeedCampaign } from './campaigns.ts';
import { giftOptionsEach, giftRules, shippingMethods, vatRates } from './checkout-rows.ts';
import { addDays } from './days.ts';
import { insertRows } from './insert-rows.ts';

const creditLimitCents = 60_000;

/** The data of the checkout. After catalogue and people. */
export async function seedCheckout(db: Db, campaigns: readonly SeedCampaign[], today: Date): Promise<void> {
  await insertRows(db, 'vat_rates', vatRates);
  await insertRows(db, 'shipping_methods', shippingMethods);
  const current = campaignInForce(campaigns, today);
  const next = campaignInForce(campaigns, current.ends_at);
  for (const campaign of [current, next]) await seedGifts(db, campaign);
  await seedCoupons(db, current, next);
  await seedAddresses(db);
  await seedAccounts(db, today);
}

/** Articles with much stock, so that a gift does not sell out before it is chosen. */
async function seedGifts(db: Db, campaign: SeedCampaign): Promise<void> {
  for (const [at, { types, percent, ...rule }] of giftRules.entries()) {
    const id = `${rule.id}-${campaign.code}`;
    await insertRows(db, 'gift_rules', [{ ...rule, id, campaign_code: campaign.code, position: at + 1 }]);
    await sql`
      insert into gift_options (rule_id, article_id, cents)
      select ${id}, a.id, round(c.price * ${percent}::integer / 100.0)
      from articles a
        join products p on p.id = a.product_id
        join current_prices c on c.article_id = a.id
        join product_cards k on k.product_id = p.id and k.legal_complete
        join lateral (select sum(s.quantity) as pieces from stock s where s.article_id = a.id) s on s.pieces >= 10
      where p.type_code = any(${[...types]}::text[])
      order by c.price, a.id
      limit ${giftOptionsEach}`.execute(db);
  }
}

async function seedCoupons(db: Db, current: SeedCampaign, next: SeedCampaign): Promise<void> {
  const { account_id: lucia } = await db
    .selectFrom('executives')
    .select('account_id')
    .where('code', '=', 'E1001')
    .executeTakeFirstOrThrow();
  const coupon = {
    minimum_cents: 0,
    starts_at: current.starts_at,
    ends_at: next.ends_at,
    executive_id: null as string | null,
    uses_max: null as number | null,
    uses_each: 1,
  };
  await insertRows(db, 'coupons', [
    { ...coupon, code: 'VELIA10', kind: 'P', value: 10, minimum_cents: 8_000, uses_each: 3 },
    { ...coupon, code: 'CINCO', kind: 'V', value: 500, minimum_cents: 5_000, uses_max: 500 },
    { ...coupon, code: 'LUCIA15', kind: 'P', value: 15, executive_id: lucia },
    { ...coupon, code: 'PASADO20', kind: 'P', value: 20, ends_at: addDays(current.starts_at, 1) },
  ]);
}

/** Each person's own address; and for the first executive one in the Canary Islands, where the sale is an export. */
async function seedAddresses(db: Db): Promise<void> {
  await sql`
    insert into addresses (id, executive_id, kept, is_default, name, surname, line1, postal_code, town, state_code,
      country_code, phone, zone)
    select md5('address ' || e.code)::uuid, e.account_id, true, true, split_part(a.name, ' ', 1),
      substr(a.name, strpos(a.name, ' ') + 1), case e.country_code when 'DE' then 'Lindenstraße 12' when 'GB'
      then '12 Orchard Road' else 'Calle de la Paz 14, 3.º B' end, e.postal_code, e.town, e.state_code, e.country_code,
      replace(e.phone, ' ', ''), case
        when e.country_code = 'GB' then 'NO_SERVIDO'
        when e.country_code = 'ES' and e.state_code in ('35', '38') then 'CANARIAS' else 'GENERAL' end
    from executives e join accounts a on a.id = e.account_id`.execute(db);
  await sql`
    insert into addresses (id, executive_id, kept, name, surname, line1, postal_code, town, state_code, country_code,
      phone, zone)
    select md5('address Las Palmas')::uuid, e.account_id, true, 'Lucía', 'Ferrer', 'Calle Triana 80', '35002',
      'Las Palmas de Gran Canaria', '35', 'ES', replace(e.phone, ' ', ''), 'CANARIAS'
    from executives e where e.code = 'E1001'`.execute(db);
}

/** The first executive has a commission to use; another owes a little. `seedOrdersAndPrizes` charges their orders. */
async function seedAccounts(db: Db, today: Date): Promise<void> {
  await sql`update executives set credit_limit_cents = ${creditLimitCents}`.execute(db);
  const movements = [
    ['E1001', 'COMISION', -6_240, -5, null],
    ['E1003', 'CARGO', 14_890, -40, -11],
    ['E1003', 'PAGO', -10_000, -10, null],
  ] as const;
  for (const [code, kind, cents, days, due] of movements)
    await sql`
      insert into account_movements (executive_id, kind, cents, due_on, at)
      select account_id, ${kind}, ${cents}::integer,
        ${due === null ? null : addDays(today, due).toISOString().slice(0, 10)}::date, ${addDays(today, days)}
      from executives where code = ${code}`.execute(db);
}
