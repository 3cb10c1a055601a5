-- Guesses at passwords, slowed down instead of refused for a quarter of an hour: a bucket that leaks one use at a time.

create table paces (
  key text primary key,
  -- When all that was used has leaked away.
  empty_at timestamptz not null
);
create index paces_empty on paces (empty_at);
