-- Version 1
-- The stem that plural and singular share; nothing for a word that says nothing. Germans also write ae for ä.
create or replace function search_lexeme(locale text, word text) returns text
  language sql stable strict parallel safe
  return coalesce((case locale
    when 'es' then ts_lexize('spanish_stem', word)
    when 'en' then ts_lexize('english_stem', word)
    else ts_lexize('german_stem', regexp_replace(word, '([aou])e', '\1', 'g'))
  end)[1], '');
