-- Invoices and what corrects them, as they were issued. A number is taken in the transaction that issues it, so that one
-- that fails leaves no gap.
create table invoice_series (
  -- F of invoices, R of what corrects them, and the year.
  code text primary key check (code ~ '^[FR][0-9]{2}$'),
  last integer not null check (last > 0),
  -- Later numbers bear no earlier date.
  last_at timestamptz not null
);

create table invoices (
  number text primary key check (number ~ '^[FR][0-9]{2}-[0-9]{6}$'),
  order_id uuid not null references orders,
  corrects text references invoices,
  -- What it asks for, or takes back.
  cents integer not null check (cents >= 0),
  -- All that stands on its paper.
  content jsonb not null,
  issued_at timestamptz not null,
  check ((corrects is not null) = (number like 'R%'))
);
create unique index invoices_of_order on invoices (order_id) where corrects is null;
create index invoices_corrections on invoices (order_id, number);

create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change();
create trigger invoice_series_go_on before update on invoice_series for each row
  when (new.code <> old.code or new.last <> old.last + 1 or new.last_at < old.last_at)
  execute function refuse_change();
create trigger invoice_series_stay before delete on invoice_series for each row execute function refuse_change();
