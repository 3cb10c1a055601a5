-- The personal store of an executive, at /my-store/{alias}. Her alias stands with her since 0005; here is what she says
-- in it. Who has changed nothing has no row: her store is open all the same.
create table stores (
  executive_id uuid primary key references executives on delete cascade,
  paused boolean not null default false,
  greeting text not null default '' check (length(greeting) <= 300),
  story text not null default '' check (length(story) <= 2000),
  portrait text references pictures on delete set null,
  -- How strangers may reach her, as far as she wants it.
  whatsapp text,
  email text,
  changed_at timestamptz not null default now()
);

create table store_favourites (
  executive_id uuid not null references stores on delete cascade,
  position smallint not null check (position between 1 and 12),
  product_id integer not null references products on delete cascade,
  sentence text not null,
  primary key (executive_id, position),
  unique (executive_id, product_id)
);
create index store_favourites_product on store_favourites (product_id);

-- What she was called before: a code that she has printed still leads to her, and nobody else gets its visitors.
create table store_former_aliases (
  alias text primary key check (alias = lower(alias)),
  executive_id uuid not null references executives on delete cascade,
  left_at timestamptz not null default now()
);
create index store_former_aliases_executive on store_former_aliases (executive_id);

-- How often a store was opened, and nothing of who did.
create table store_visits (
  executive_id uuid not null references executives on delete cascade,
  day date not null,
  visits integer not null default 0,
  primary key (executive_id, day)
);

-- Whom an order of a personal store was credited to, and why: written when it is placed, never changed.
create table store_credits (
  order_id uuid primary key references orders,
  -- As the shopper's device said it.
  alias text not null,
  -- Null is the house.
  executive_id uuid references executives,
  reason text not null check (reason in ('store', 'house', 'paused', 'unknown')),
  at timestamptz not null default now(),
  check ((executive_id is not null) = (reason = 'store'))
);
create index store_credits_executive on store_credits (executive_id, at);
create trigger store_credits_stay before update or delete on store_credits
  for each row execute function refuse_change();

-- Portraits come from anybody's device and are kept here; drawings are made and photographs lie in the operator's folder.
alter table pictures drop constraint pictures_kind_check;
alter table pictures add check (kind in ('garment', 'scene', 'photograph', 'portrait'));
create table portraits (
  hash text primary key references pictures on delete cascade,
  bytes bytea not null check (octet_length(bytes) between 1 and 400000)
);
