-- Version 1
-- Names in which each typed word begins a word, in whatever order. Null where nothing was typed that a name could have.
create or replace function name_query(value text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg('''' || word || ''':*', ' & ')::tsquery
    from unnest(regexp_split_to_array(search_fold(value) collate "und-x-icu", '[^[:alnum:]]+')) word
    where word <> '');
