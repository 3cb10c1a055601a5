-- That a carrier has paid what it took at the door: once for an order, on a person's word.
create table carrier_payments (
  order_id uuid primary key references orders,
  cents integer not null check (cents >= 0),
  operator_id uuid not null references operators,
  reason text not null,
  at timestamptz not null
);
create trigger carrier_payments_stay before update or delete on carrier_payments
  for each row execute function refuse_change();
