-- Version 1
-- Article 16 of the textile regulation and article 19 of the product safety regulation, as one answer.
create or replace function legal_is_complete(product products) returns boolean
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
