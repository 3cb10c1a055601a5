-- E04. Texts are changed at the office: who changed which of them, in which language, from what to what.
alter table content_blocks add column version integer not null default 1;

create table content_changes (
  id integer generated always as identity primary key,
  block_id integer not null references content_blocks on delete cascade,
  locale text not null check (locale in ('es', 'en', 'de')),
  operator_id uuid not null references operators,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null
);
create index content_changes_of_block on content_changes (block_id, id desc);
