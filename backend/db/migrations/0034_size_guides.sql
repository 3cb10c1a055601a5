-- A product also names a chart that has no page of its own: it opens beside the choice of sizes.
alter table product_types
  drop constraint product_types_size_guide_check,
  add constraint product_types_size_guide_check check (
    size_guide in ('bras', 'menswear', 'swimwear', 'briefs', 'shapewear', 'nightwear', 'hosiery')
  );
