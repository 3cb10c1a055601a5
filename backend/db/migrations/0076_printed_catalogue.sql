-- The pages of the printed catalogue of a campaign, and what stands on each, in its order and in the colour of its picture.

create table catalogue_pages (
  campaign_code text not null references campaigns on delete cascade,
  number smallint not null check (number between 1 and 400),
  layout text not null check (layout in ('PORTADA', 'DESTACADO', 'REJILLA')),
  section localized not null,
  title localized not null,
  lead localized,
  primary key (campaign_code, number)
);

create table catalogue_page_products (
  campaign_code text not null,
  number smallint not null,
  position smallint not null check (position between 1 and 12),
  product_id integer not null references products on delete cascade,
  color_code text not null references colors,
  primary key (campaign_code, number, position),
  unique (campaign_code, number, product_id, color_code),
  foreign key (campaign_code, number) references catalogue_pages on delete cascade
);
create index catalogue_page_products_product on catalogue_page_products (product_id);
