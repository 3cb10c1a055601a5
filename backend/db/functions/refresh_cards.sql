-- Version 1
-- Cards of these products: what listings show, count and sort by. The digest covers every column of the product but
-- those that only its own page shows, so that a column added later reaches listings by itself.
create or replace function refresh_cards(products_changed integer[]) returns void
  language sql
as $$
  with stocked as (
    select a.id, a.product_id, a.variant_id, a.size_code, c.price, c.sale_price, c.lowest30,
      coalesce(s.quantity, 0) as quantity
    from articles a
      join current_prices c on c.article_id = a.id
      left join lateral (select sum(quantity)::integer as quantity from stock where article_id = a.id) s on true
    where a.product_id = any(products_changed)
  ),
  priced as (
    select product_id, sum(quantity) as quantity,
      min(coalesce(sale_price, price)) as price_from, max(coalesce(sale_price, price)) as price_to,
      min(price) as before_from, max(price) as before_to, min(lowest30) as lowest30
    from stocked
    group by product_id
  ),
  told as (
    select p.id, legal_is_complete(p) as complete from products p where p.id = any(products_changed)
  ),
  colored as (
    select v.product_id, array_agg(v.color_code order by v.position) as colors,
      array_agg(coalesce(o.sizes, '') order by v.position) as open,
      jsonb_agg(jsonb_build_array(first.hash, i.dominant) order by v.position) as pictures,
      (array_agg(second.hash order by v.position))[1] as second
    from variants v
      join told on told.id = v.product_id
      join (
        select s.variant_id, string_agg(s.size_code, chr(31) order by z.position, z.code) filter (where s.quantity > 0)
          as sizes
        from stocked s join sizes z on z.code = s.size_code
        group by s.variant_id
      ) all_sizes on all_sizes.variant_id = v.id
      cross join lateral (select case when told.complete then all_sizes.sizes end as sizes) o
      left join variant_pictures first on first.variant_id = v.id and first.position = 1
      left join pictures i on i.hash = first.hash
      left join variant_pictures second on second.variant_id = v.id and second.position = 2
    group by v.product_id
  ),
  sized as (
    select d.product_id, array_agg(d.size_code order by z.position, d.size_code) as sizes
    from (select distinct product_id, size_code from stocked) d join sizes z on z.code = d.size_code
    group by d.product_id
  ),
  shelved as (
    select product_id, array_agg(department_id order by department_id) as departments
    from product_departments
    where product_id = any(products_changed)
    group by product_id
  ),
  card as (
    select p.id as product_id, r.price_from, r.price_to,
      case when r.lowest30 is not null then r.before_from end as before_from,
      case when r.lowest30 is not null then r.before_to end as before_to,
      r.lowest30, r.quantity <= 12 as few, t.complete as legal_complete, t.complete and r.quantity > 0 as available,
      c.colors, z.sizes, c.open, c.pictures || coalesce(to_jsonb(c.second), 'null') as pictures,
      coalesce(s.departments, '{}') as departments,
      to_jsonb(p) - array['description', 'composition', 'care', 'warnings', 'animal_parts', 'sealed_hygiene', 'origin',
        'manufacturer_id', 'responsible_id', 'changed_at'] as told
    from priced r
      join products p on p.id = r.product_id
      join told t on t.id = p.id
      join colored c on c.product_id = p.id
      join sized z on z.product_id = p.id
      left join shelved s on s.product_id = p.id
  ),
  written as (
    insert into product_cards (product_id, price_from, price_to, before_from, before_to, lowest30, few, legal_complete,
      available, colors, sizes, open, pictures, departments, digest)
    select product_id, price_from, price_to, before_from, before_to, lowest30, few, legal_complete, available, colors,
      sizes, open, pictures, departments, md5(card::text)
    from card
    on conflict (product_id) do update set
      price_from = excluded.price_from, price_to = excluded.price_to,
      before_from = excluded.before_from, before_to = excluded.before_to, lowest30 = excluded.lowest30,
      few = excluded.few, legal_complete = excluded.legal_complete, available = excluded.available,
      colors = excluded.colors, sizes = excluded.sizes, open = excluded.open, pictures = excluded.pictures,
      departments = excluded.departments, digest = excluded.digest
    returning product_id
  )
  delete from product_cards c
  where c.product_id = any(products_changed) and not exists (select from priced r where r.product_id = c.product_id)
$$;
