-- Executives and their clients as people; how they sign in stands in accounts.

create table executives (
  account_id uuid primary key references accounts on delete cascade,
  code text not null unique,
  -- Of the personal store, at /my-store/{alias}.
  alias text not null check (alias ~ '^[A-Za-z0-9_-]{1,20}$'),
  country_code text not null,
  state_code text not null,
  town text not null,
  postal_code text not null,
  phone text not null,
  foreign key (country_code, state_code) references states
);
create unique index executives_alias on executives (lower(alias));
create index executives_place on executives (country_code, state_code);

create table clients (
  account_id uuid primary key references accounts on delete cascade,
  executive_id uuid not null references executives,
  phone text
);
create index clients_executive on clients (executive_id);
