-- Version 1
-- Prices in force. The history of an article is cut where any of its prices begins or ends. A reduction began where the
-- last piece without one ended (so that a deeper second reduction does not take the first one for its "before"), and
-- the lowest price is that of the pieces that reach into the 30 days before. A cheaper price without such a "before",
-- or not below it, is simply the price. The price that a reduction is held against is never above that lowest one: a
-- higher one struck through would announce more than the law lets it. No function is called for each article: that took
-- most of the time.
create or replace function refresh_prices(products_changed integer[], at timestamptz) returns void
  language sql
as $$
  with history as (
    select p.article_id as id, p.id as number, p.kind, p.cents, p.valid_from, p.valid_to
    from articles a join prices p on p.article_id = a.id
    where a.product_id = any(products_changed)
  ),
  now_asked as (
    select h.id,
      (array_agg(h.cents order by h.valid_from desc, h.number desc)
        filter (where h.kind = 'regular' and h.valid_from <= at and coalesce(h.valid_to > at, true)))[1] as regular,
      min(h.cents) filter (where h.kind = 'sale' and h.valid_from <= at and coalesce(h.valid_to > at, true)) as sale,
      least(min(h.valid_from) filter (where h.valid_from > at), min(h.valid_to) filter (where h.valid_to > at))
        as next_change
    from history h
    group by h.id
  ),
  cuts as (
    select distinct n.id, t
    from now_asked n
      join history h on h.id = n.id
      cross join lateral (values (h.valid_from), (h.valid_to)) v(t)
    where n.sale < n.regular and t <= at
  ),
  pieces as (
    select c.id, c.t as starts, coalesce(lead(c.t) over (partition by c.id order by c.t), at) as ends, r.regular, r.sale
    from cuts c cross join lateral (
      select
        (array_agg(p.cents order by p.valid_from desc, p.id desc) filter (where p.kind = 'regular'))[1] as regular,
        min(p.cents) filter (where p.kind = 'sale') as sale
      from prices p
      where p.article_id = c.id and p.valid_from <= c.t and coalesce(p.valid_to > c.t, true)
    ) r
  ),
  began as (
    select id, coalesce(max(ends) filter (where coalesce(sale >= regular, true)), min(starts)) as at
    from pieces group by id
  ),
  lowest as (
    select p.id, min(least(p.regular, p.sale)) as cents
    from pieces p join began b on b.id = p.id
    where p.regular is not null and p.starts < b.at and p.ends > b.at - interval '720 hours'
    group by p.id
  ),
  asked as (
    select a.id, n.regular, n.next_change,
      case when n.sale < n.regular then n.sale end as sale,
      l.cents as lowest
    from articles a left join now_asked n on n.id = a.id left join lowest l on l.id = a.id
    where a.product_id = any(products_changed)
  ),
  written as (
    insert into current_prices (article_id, price, sale_price, lowest30, next_change)
    select id,
      case when sale is null then regular when sale < lowest then least(regular, lowest) else sale end,
      case when sale < lowest then sale end,
      case when sale < lowest then lowest end,
      next_change
    from asked
    where regular is not null
    on conflict (article_id) do update set
      price = excluded.price, sale_price = excluded.sale_price,
      lowest30 = excluded.lowest30, next_change = excluded.next_change
    returning article_id
  )
  delete from current_prices c
  using asked a
  where c.article_id = a.id and a.regular is null
$$;
