-- Version 1
-- All that is computed of these products.
create or replace function refresh_products(products_changed integer[], at timestamptz) returns void
  language sql
as $$
  select refresh_prices(products_changed, at);
  select refresh_cards(products_changed);
  select refresh_search(products_changed);
$$;
