-- Version 1
-- The words that find these products, in each language.
create or replace function refresh_search(products_changed integer[]) returns void
  language sql
as $$
  with said as (
    select p.id, l.locale, p.name ->> l.locale as named,
      concat_ws(' ', t.name ->> l.locale, s.name ->> l.locale,
        (
          select string_agg(o.name ->> l.locale, ' ')
          from variants v join colors o on o.code = v.color_code where v.product_id = p.id
        ),
        (
          select string_agg(f.name ->> l.locale, ' ')
          from jsonb_path_query(p.composition, '$[*].fibres[*][0]') fibre join fibres f on f.code = fibre #>> '{}'
        ),
        (
          select string_agg(d.name ->> l.locale, ' ')
          from product_departments shelf join departments d on d.id = shelf.department_id where shelf.product_id = p.id
        )
      ) as other
    from products p
      join product_types t on t.code = p.type_code
      left join support_levels s on s.code = p.support_code
      cross join (values ('es'), ('en'), ('de')) l(locale)
    where p.id = any(products_changed)
  ),
  tokens as materialized (
    select s.id, s.locale, t.word, bool_or(t.named) as named
    from said s cross join lateral (
      select search_tokens(s.named), true
      union all
      select search_tokens(s.other), false
    ) t(word, named)
    group by s.id, s.locale, t.word
  ),
  wanted as (
    select w.locale, w.word, search_lexeme(w.locale, w.word) as lexeme
    from (select distinct locale, word from tokens) w
    where not exists (select from search_words known where known.locale = w.locale and known.word = w.word)
  ),
  added as (
    insert into search_words as known (locale, word, lexeme)
    select locale, word, lexeme from wanted where lexeme <> '' order by locale, word
    on conflict (locale, word) do update set lexeme = known.lexeme
    returning id, locale, word
  ),
  vocabulary as (
    select id, locale, word from added
    union
    select w.id, w.locale, w.word from search_words w
    where exists (select from tokens t where t.locale = w.locale and t.word = w.word)
  )
  insert into product_words (product_id, locale, named, other)
  select t.id, t.locale,
    coalesce(array_agg(v.id order by v.id) filter (where t.named), '{}'),
    coalesce(array_agg(v.id order by v.id) filter (where not t.named), '{}')
  from tokens t join vocabulary v on v.locale = t.locale and v.word = t.word
  group by t.id, t.locale
  on conflict (product_id, locale) do update set named = excluded.named, other = excluded.other
$$;
