-- What every module leans on: accounts and sessions, limits, idempotency, versions of what is cached.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  role text not null check (role in ('ROLE_W', 'ROLE_T', 'ROLE_C')),
  username text not null,
  password_hash text not null,
  name text not null,
  lang text not null check (lang in ('es', 'en', 'de')),
  passchanged text not null default 'N' check (passchanged in ('S', 'N')),
  status text not null default 'active' check (status in ('active', 'blocked')),
  created_at timestamptz not null default now()
);
-- Two sign-ins: staff (executives and advisors) and clients. One person may have an account in each.
create unique index accounts_staff_username on accounts (lower(username)) where role in ('ROLE_W', 'ROLE_T');
create unique index accounts_client_username on accounts (lower(username)) where role = 'ROLE_C';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  actor_session_id uuid references sessions on delete cascade,
  address_hash text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_account on sessions (account_id, created_at);
create index sessions_actor on sessions (actor_session_id) where actor_session_id is not null;
create index sessions_expiry on sessions (expires_at);

create table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  used integer not null
);
create index rate_limits_window on rate_limits (window_start);

create table idempotency_keys (
  owner text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table cache_versions (
  name text primary key,
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
