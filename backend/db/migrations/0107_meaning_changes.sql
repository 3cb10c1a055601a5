-- N27. What a search understands is changed at the office: who taught or untaught it which phrase, and what it meant before.
create table meaning_changes (
  id integer generated always as identity primary key,
  locale text not null check (locale in ('es', 'en', 'de')),
  phrase text not null,
  operator_id uuid not null references operators,
  -- As it is typed; null where there was nothing, or is nothing any more.
  before text,
  after text,
  at timestamptz not null
);
create index meaning_changes_of_language on meaning_changes (locale, id desc);
create index meaning_changes_of_phrase on meaning_changes (locale, phrase, id desc);
