-- Version 1
-- Sums of published reviews and the products' ratings. The caller tells listings where a rating changed.
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
