-- What a garment of a type covers: two that share it are rivals, two that do not may be worn together.
alter table product_types add column worn text[] not null default '{}';

create index products_material on products (material_code, rank) where material_code is not null;
