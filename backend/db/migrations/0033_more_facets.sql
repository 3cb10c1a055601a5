-- Listings are filtered by wires, padding and material of a product, by whether it is reduced now, and by what buyers
-- think of it.

create table wires (
  code text primary key,
  name localized not null,
  position integer not null
);
create table paddings (
  code text primary key,
  name localized not null,
  position integer not null
);
create table materials (
  code text primary key,
  name localized not null,
  position integer not null
);
create table offers (
  code text primary key,
  name localized not null,
  position integer not null
);
create table ratings (
  code text primary key,
  name localized not null,
  position integer not null
);

-- The database itself gives these two out, so that they are there before any product.
insert into offers values
  ('rebajado', '{"es": "Rebajado ahora", "en": "Reduced now", "de": "Jetzt reduziert"}', 1);
insert into ratings values
  ('desde-4', '{"es": "4 estrellas o más", "en": "4 stars or more", "de": "4 Sterne und mehr"}', 1);

alter table products
  add column wire_code text references wires,
  add column padding_code text references paddings,
  add column material_code text references materials,
  add column rating_code text references ratings;

alter table product_cards
  add column offer_code text generated always as (case when lowest30 is not null then 'rebajado' end) stored;

-- As in 0008; whoever calls it tells listings where a product has come to another rating.
create or replace function refresh_review_summaries(products_changed integer[]) returns void
  language sql
as $$
  with counted as (
    select product_id, count(*)::integer as reviews,
      array[
        count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
        count(*) filter (where stars = 4), count(*) filter (where stars = 5)
      ]::integer[] as stars,
      (count(*) filter (where fit = 'PEQUENA'))::integer as small,
      (count(*) filter (where fit = 'JUSTA'))::integer as true_to_size,
      (count(*) filter (where fit = 'GRANDE'))::integer as large
    from reviews
    where product_id = any(products_changed) and state = 'PUBLICADA'
    group by product_id
  ),
  written as (
    insert into review_summaries (product_id, reviews, stars, small, true_to_size, large)
    select product_id, reviews, stars, small, true_to_size, large from counted
    on conflict (product_id) do update set
      reviews = excluded.reviews, stars = excluded.stars, small = excluded.small,
      true_to_size = excluded.true_to_size, large = excluded.large
    returning product_id
  )
  delete from review_summaries s
  where s.product_id = any(products_changed) and not exists (select from counted c where c.product_id = s.product_id);

  -- As it is shown, with one decimal.
  with rated as (
    select p.id, (
        select case when round(
            (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::numeric / reviews, 1) >= 4
          then 'desde-4' end
        from review_summaries s where s.product_id = p.id
      ) as code
    from products p where p.id = any(products_changed)
  )
  update products p set rating_code = r.code
  from rated r where r.id = p.id and p.rating_code is distinct from r.code
$$;

-- A shop that is already open.
select refresh_review_summaries(array_agg(product_id)) from review_summaries;
select refresh_cards(array_agg(id)) from products;
