-- N13. The office finds orders by the person who asks about one: by name, mail, telephone, or a part of the number.

-- The words of a name, without case or accents. Made without a text search parser, so that every server reads a name alike.
create function name_words(value text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(
    array_remove(regexp_split_to_array(search_fold(value) collate "und-x-icu", '[^[:alnum:]]+'), ''));

-- Names in which each typed word begins a word, in whatever order. Null where nothing was typed that a name could have.
create function name_query(value text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg('''' || word || ''':*', ' & ')::tsquery
    from unnest(regexp_split_to_array(search_fold(value) collate "und-x-icu", '[^[:alnum:]]+')) word
    where word <> '');

-- The last nine digits backwards: the same with or without the prefix of a country, and an index finds how a number ends.
create function phone_end(value text) returns text
  language sql immutable strict parallel safe
  return reverse(right(regexp_replace(value, '[^0-9]', '', 'g'), 9));

create index guests_words on guests using gin (name_words(name || ' ' || surname));
create index addresses_words on addresses using gin (name_words(name || ' ' || surname));
create index accounts_words on accounts using gin (name_words(name));

create index guests_phone on guests (phone_end(phone) text_pattern_ops);
create index addresses_phone on addresses (phone_end(phone) text_pattern_ops) where phone is not null;
create index executives_phone on executives (phone_end(phone) text_pattern_ops);
create index clients_phone on clients (phone_end(phone) text_pattern_ops) where phone is not null;

create index guests_mail on guests (lower(email) text_pattern_ops);
create index accounts_mail on accounts (lower(email) text_pattern_ops) where email is not null;

create index order_lines_article on order_lines (article_id);

-- Parcels that have to leave or are on their way are few of all orders.
create index orders_waiting on orders (state, changed_at) where state in ('PAGADA', 'PENDIENTE', 'ENVIADA');

-- Without the extension a part of a number is looked for in every order.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index orders_number_parts on orders using gin (number gin_trgm_ops) where number is not null;
  end if;
end
$$;
