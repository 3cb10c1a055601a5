-- What is read a thousand times is computed once: prices in force, one card a product, one search document a language.

create table current_prices (
  article_id integer primary key references articles on delete cascade,
  price integer not null,
  sale_price integer,
  lowest30 integer,
  -- When the answer would be another one.
  next_change timestamptz,
  -- A reduction without the lowest price before it must not be announced.
  check ((sale_price is null) = (lowest30 is null)),
  check (sale_price < lowest30)
);
create index current_prices_due on current_prices (next_change) where next_change is not null;

create table product_cards (
  product_id integer primary key references products on delete cascade,
  price_from integer not null,
  price_to integer not null,
  before_from integer,
  before_to integer,
  lowest30 integer,
  stock integer not null,
  legal_complete boolean not null,
  available boolean not null,
  colors text[] not null,
  sizes text[] not null
);

create table product_search (
  product_id integer not null references products on delete cascade,
  locale text not null check (locale in ('es', 'en', 'de')),
  document tsvector not null,
  words text not null,
  primary key (product_id, locale)
);
create index product_search_es on product_search using gin (document) where locale = 'es';
create index product_search_en on product_search using gin (document) where locale = 'en';
create index product_search_de on product_search using gin (document) where locale = 'de';

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index product_search_words on product_search using gin (words gin_trgm_ops);
    create index products_reference_parts on products using gin (upper(reference) gin_trgm_ops);
  end if;
end
$$;

create function regular_price(article integer, at timestamptz) returns integer
  language sql stable
  return (
    select cents from prices
    where article_id = article and kind = 'regular' and valid_from <= at and (valid_to is null or valid_to > at)
    order by valid_from desc, id desc
    limit 1
  );

create function sale_price(article integer, at timestamptz) returns integer
  language sql stable
  return (
    select min(cents) from prices
    where article_id = article and kind = 'sale' and valid_from <= at and (valid_to is null or valid_to > at)
  );

-- The history of an article is cut where any of its prices begins or ends. A reduction began where the last piece
-- without one ended (so that a deeper second reduction does not take the first one for its "before"), and the lowest
-- price is that of the pieces that reach into the 30 days before. A cheaper price without such a "before", or not
-- below it, is simply the price. The price that a reduction is held against is never above that lowest one: a higher
-- one struck through would announce more than the law lets it.
create function refresh_prices(products_changed integer[], at timestamptz) returns void
  language sql
as $$
  with scope as (
    select a.id from articles a where a.product_id = any(products_changed)
  ),
  now_asked as (
    select s.id, regular_price(s.id, at) as regular, sale_price(s.id, at) as sale,
      (
        select min(t) from prices p, lateral (values (p.valid_from), (p.valid_to)) v(t)
        where p.article_id = s.id and t > at
      ) as next_change
    from scope s
  ),
  cuts as (
    select distinct n.id, t
    from now_asked n
      join prices p on p.article_id = n.id
      cross join lateral (values (p.valid_from), (p.valid_to)) v(t)
    where n.sale < n.regular and t <= at
  ),
  pieces as (
    select c.id, c.t as starts, coalesce(lead(c.t) over (partition by c.id order by c.t), at) as ends,
      regular_price(c.id, c.t) as regular, sale_price(c.id, c.t) as sale
    from cuts c
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
    select n.id, n.regular, n.next_change,
      case when n.sale < n.regular then n.sale end as sale,
      l.cents as lowest
    from now_asked n left join lowest l on l.id = n.id
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

-- Article 16 of the textile regulation and article 19 of the product safety regulation, as one answer.
create function legal_is_complete(product products) returns boolean
  language sql stable
  return (
    product.origin is not null
    and cardinality(product.care) > 0
    and jsonb_array_length(coalesce(product.composition, '[]')) > 0
    and not exists (
      select from jsonb_array_elements(product.composition) part
      where 100 <> (select coalesce(sum((fibre ->> 1)::integer), 0) from jsonb_array_elements(part -> 'fibres') fibre)
    )
    and exists (
      select from parties maker
      where maker.id = product.manufacturer_id
        and maker.name <> '' and maker.address <> '' and maker.email <> ''
        and (maker.in_union or product.responsible_id is not null)
    )
  );

create function refresh_cards(products_changed integer[]) returns void
  language sql
as $$
  with stocked as (
    select a.id, a.product_id, a.variant_id, a.size_code,
      (select coalesce(sum(s.quantity), 0)::integer from stock s where s.article_id = a.id) as quantity
    from articles a
    where a.product_id = any(products_changed)
  ),
  priced as (
    select a.product_id,
      min(coalesce(c.sale_price, c.price)) as price_from, max(coalesce(c.sale_price, c.price)) as price_to,
      min(c.price) as before_from, max(c.price) as before_to,
      min(c.lowest30) as lowest30, sum(a.quantity)::integer as stock
    from stocked a join current_prices c on c.article_id = a.id
    group by a.product_id
  ),
  colored as (
    select v.product_id, array_agg(v.color_code order by v.position) as colors
    from variants v
    where v.product_id = any(products_changed)
      and exists (select from stocked a join current_prices c on c.article_id = a.id where a.variant_id = v.id)
    group by v.product_id
  ),
  sized as (
    select d.product_id, array_agg(d.size_code order by z.position, d.size_code) as sizes
    from (
      select distinct a.product_id, a.size_code from stocked a join current_prices c on c.article_id = a.id
    ) d join sizes z on z.code = d.size_code
    group by d.product_id
  ),
  written as (
    insert into product_cards
      (product_id, price_from, price_to, before_from, before_to, lowest30, stock, legal_complete, available, colors, sizes)
    select p.id, r.price_from, r.price_to,
      case when r.lowest30 is not null then r.before_from end, case when r.lowest30 is not null then r.before_to end,
      r.lowest30, r.stock, l.complete, l.complete and r.stock > 0, c.colors, z.sizes
    from priced r
      join products p on p.id = r.product_id
      join colored c on c.product_id = p.id
      join sized z on z.product_id = p.id
      cross join lateral (select legal_is_complete(p) as complete) l
    on conflict (product_id) do update set
      price_from = excluded.price_from, price_to = excluded.price_to,
      before_from = excluded.before_from, before_to = excluded.before_to, lowest30 = excluded.lowest30,
      stock = excluded.stock, legal_complete = excluded.legal_complete, available = excluded.available,
      colors = excluded.colors, sizes = excluded.sizes
    returning product_id
  )
  delete from product_cards c
  where c.product_id = any(products_changed) and not exists (select from priced r where r.product_id = c.product_id)
$$;

create function refresh_search(products_changed integer[]) returns void
  language sql
as $$
  insert into product_search (product_id, locale, document, words)
  select p.id, l.locale,
    setweight(to_tsvector(l.config, fold(p.reference || ' ' || (p.name ->> l.locale))), 'A')
      || setweight(to_tsvector(l.config, fold(concat_ws(' ', t.name ->> l.locale, s.name ->> l.locale, c.names))), 'B')
      || setweight(to_tsvector(l.config, fold(p.description ->> l.locale)), 'D'),
    fold(concat_ws(' ', p.name ->> l.locale, t.name ->> l.locale, c.names))
  from products p
    join product_types t on t.code = p.type_code
    left join support_levels s on s.code = p.support_code
    cross join (
      values ('es', 'spanish'::regconfig), ('en', 'english'::regconfig), ('de', 'german'::regconfig)
    ) l(locale, config)
    left join lateral (
      select string_agg(o.name ->> l.locale, ' ' order by v.position) as names
      from variants v join colors o on o.code = v.color_code
      where v.product_id = p.id
    ) c on true
  where p.id = any(products_changed)
  on conflict (product_id, locale) do update set document = excluded.document, words = excluded.words
$$;

create function refresh_products(products_changed integer[], at timestamptz) returns void
  language sql
as $$
  select refresh_prices(products_changed, at);
  select refresh_cards(products_changed);
  select refresh_search(products_changed);
$$;
