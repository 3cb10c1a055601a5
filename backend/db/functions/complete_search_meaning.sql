-- Version 1
-- Whoever writes a row writes it as people type. Garments are meant in all their forms; pages only as they are spelt,
-- because talle is a waist and talla is a size.
create or replace function complete_search_meaning() returns trigger
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

create or replace trigger search_meanings_complete before insert or update on search_meanings
  for each row execute function complete_search_meaning();
