-- Version 1
-- The words of a text in their order.
create or replace function search_split(value text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select word
    from regexp_split_to_table(search_fold(value) collate "und-x-icu", '[^[:alnum:]]+') with ordinality w(word, n)
    where word <> '' order by n
  );
