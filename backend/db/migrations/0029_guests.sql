-- Who buys without an account. She stands beside executives wherever something has a buyer, and never in their column:
-- whose store it was is another question, and opens nothing of the order to her.

create table guests (
  id uuid primary key default gen_random_uuid(),
  -- Of the store, for the way back to it.
  alias text not null,
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  -- For the customs, or for an invoice.
  document text,
  -- Which text she said yes to when she asked for news; null is no.
  news_version text,
  -- Whom limits are counted by: a hash of her household's address, gone once nobody can be hoarding by it.
  address_hash text,
  created_at timestamptz not null
);
create index guests_email on guests (lower(email), created_at);
create index guests_address on guests (address_hash, created_at) where address_hash is not null;

alter table orders
  alter column executive_id drop not null,
  add column guest_id uuid unique references guests,
  add column billing_address_id uuid,
  add unique (guest_id, id),
  add check (num_nonnulls(executive_id, guest_id) = 1);

alter table addresses
  alter column executive_id drop not null,
  add column guest_id uuid references guests,
  add unique (guest_id, id),
  add check (num_nonnulls(executive_id, guest_id) = 1),
  -- Of her nothing is kept for another time.
  add check (guest_id is null or (client_id is null and not kept));
create index addresses_guest on addresses (guest_id) where guest_id is not null;
alter table orders
  add foreign key (guest_id, address_id) references addresses (guest_id, id),
  add foreign key (guest_id, billing_address_id) references addresses (guest_id, id),
  add check (guest_id is not null or billing_address_id is null);
create index orders_billing_address on orders (billing_address_id) where billing_address_id is not null;

alter table order_lines
  alter column executive_id drop not null,
  add column guest_id uuid,
  add foreign key (guest_id, order_id) references orders (guest_id, id) on delete cascade,
  add check (num_nonnulls(executive_id, guest_id) = 1),
  add check (guest_id is null or client_id is null);

alter table order_dropped_lines
  alter column executive_id drop not null,
  add column guest_id uuid,
  add foreign key (guest_id, order_id) references orders (guest_id, id) on delete cascade,
  add check (num_nonnulls(executive_id, guest_id) = 1),
  add check (guest_id is null or client_id is null);

alter table coupon_uses
  alter column executive_id drop not null,
  add column guest_id uuid references guests,
  add check (num_nonnulls(executive_id, guest_id) = 1);
create index coupon_uses_guest on coupon_uses (guest_id) where guest_id is not null;

alter table payment_attempts
  alter column executive_id drop not null,
  add column guest_id uuid references guests,
  add foreign key (guest_id, order_id) references orders (guest_id, id),
  add check (num_nonnulls(executive_id, guest_id) = 1),
  -- She has no account to pay on.
  add check (guest_id is null or order_id is not null);
create index payment_attempts_guest on payment_attempts (guest_id) where guest_id is not null;
