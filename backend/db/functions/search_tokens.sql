-- Version 1
-- The words of a text, once each. One with a hyphen is found by its parts and written together: push, up, pushup.
create or replace function search_tokens(value text) returns setof text
  language sql immutable strict parallel safe
as $$
  select distinct left(word, 60)
  from regexp_split_to_table(search_fold(value), '\s+') piece,
    lateral (
      select regexp_replace(piece collate "und-x-icu", '[^[:alnum:]]+', '', 'g')
      union all
      select regexp_split_to_table(piece collate "und-x-icu", '[^[:alnum:]]+')
    ) w(word)
  where word <> ''
$$;
