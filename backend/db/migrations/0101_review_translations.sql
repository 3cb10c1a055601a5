-- F017. What a review says in another language, read beside it on request and never in its place.
create table review_translations (
  review_id integer not null references reviews on delete cascade,
  locale text not null check (locale in ('es', 'en', 'de')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- Who translated it: a person of the office, or a service by its name.
  operator_id uuid references operators,
  service text,
  at timestamptz not null,
  primary key (review_id, locale),
  check ((operator_id is null) <> (service is null))
);

-- Whoever changes the words of a review, or takes it back, takes its translations along.
create function forget_review_translations() returns trigger
  language plpgsql
as $$
begin
  delete from review_translations where review_id = new.id;
  return null;
end
$$;
create trigger reviews_forget_translations after update on reviews
  for each row
  when (new.state <> 'PUBLICADA' or (new.title, new.body, new.locale) is distinct from (old.title, old.body, old.locale))
  execute function forget_review_translations();
