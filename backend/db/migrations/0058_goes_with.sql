-- What is worn with a type although neither its collection nor its fabric says so: the types, the nearest first.
alter table product_types add column goes_with text[] not null default '{}';

create index products_type on products (type_code, rank);
