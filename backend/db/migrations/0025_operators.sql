-- People who look after money. They are no accounts of the shop: who signs in there can do nothing here, and the other
-- way round.
create table operators (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  password_hash text not null,
  created_at timestamptz not null default now(),
  -- Nobody is deleted: the journal goes on naming them.
  ended_at timestamptz
);

create table operator_sessions (
  token_hash text primary key,
  operator_id uuid not null references operators,
  -- Keyed hash of the address of sign-in, by which guesses from elsewhere are told apart.
  address_hash text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id, created_at);
create index operator_sessions_expires on operator_sessions (expires_at);

alter table payment_events
  -- Null is money without an attempt of ours; then the evidence says what it is about.
  alter column attempt_id drop not null,
  add column operator_id uuid references operators,
  -- Somebody has looked into it and nothing is left to do.
  add column closes boolean not null default false,
  add check (attempt_id is not null or evidence_id is not null),
  add check (not closes or operator_id is not null);
alter table payment_refunds add column operator_id uuid references operators;

-- What is listed as to be looked into.
create index payment_attempts_open on payment_attempts (left_at)
  where left_at is not null and outcome in ('unheard', 'waiting');
create index payment_attempts_beside on payment_attempts (heard_at) where spent in ('late', 'twice');
create index payment_attempts_provider on payment_attempts (provider_id) where provider_id is not null;
create index payment_attempts_transaction on payment_attempts (transaction) where transaction is not null;
create index payment_events_contradiction on payment_events (id) where event = 'contradiction';
create index payment_events_closing on payment_events (attempt_id, id) where closes;
create index payment_events_evidence on payment_events (evidence_id) where evidence_id is not null;
create index payment_refunds_open on payment_refunds (created_at) where state <> 'done';
