-- What people ask for in other words than the shop's: garments by what they are called elsewhere or are worn for,
-- colours by their other names, and pages that answer better than any garment.

-- A page that a search may lead to, by its path in the language of no prefix.
create table search_pages (
  path text primary key check (path ~ '^/[a-z0-9/-]+$'),
  name localized not null
);

create table search_meanings (
  locale text not null check (locale in ('es', 'en', 'de')),
  phrase text not null check (phrase <> ''),
  -- Codes of departments, types, supports or colours; what a product has of them, the first leads.
  codes text[] not null default '{}',
  -- Pieces that are asked for as a set: those of one collection stand together.
  as_set boolean not null default false,
  page text references search_pages on update cascade,
  -- The phrase's words as they are compared.
  lexemes text[] not null,
  primary key (locale, phrase),
  check (codes <> '{}' or page is not null)
);

create function search_split(value text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select word
    from regexp_split_to_table(search_fold(value) collate "und-x-icu", '[^[:alnum:]]+') with ordinality w(word, n)
    where word <> '' order by n
  );

-- Whoever writes a row writes it as people type. Garments are meant in all their forms; pages only as they are spelt,
-- because talle is a waist and talla is a size.
create function complete_search_meaning() returns trigger
  language plpgsql
as $$
begin
  new.phrase := array_to_string(search_split(new.phrase), ' ');
  new.lexemes := case
    when new.codes = '{}' then string_to_array(new.phrase, ' ')
    else array(
      select coalesce(nullif(search_lexeme(new.locale, word), ''), word)
      from unnest(string_to_array(new.phrase, ' ')) with ordinality w(word, n) order by n
    )
  end;
  return new;
end
$$;
create trigger search_meanings_complete before insert or update on search_meanings
  for each row execute function complete_search_meaning();
