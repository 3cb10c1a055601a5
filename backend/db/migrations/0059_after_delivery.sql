-- Who in the office said that a parcel left or arrived; null is nobody of the office.
alter table order_events add column operator_id uuid references operators;

-- Orders whose buyer was asked for reviews: once, however often the job runs.
create table review_asks (
  order_id uuid primary key references orders,
  asked_at timestamptz not null
);

-- Mailboxes, as a keyed hash, that want no such mail. For good, whatever is ordered later.
create table review_refusals (
  mailbox text primary key,
  at timestamptz not null
);
