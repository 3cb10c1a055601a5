-- When the ledger was checked, what it refused, and guards that it lacked.

-- When the check last completed, with differences or without.
create table ledger_check (
  only_row boolean primary key default true check (only_row),
  completed_at timestamptz not null
);

-- Records that could not be written: what each one rolled back was undone, so another transaction keeps it.
create table ledger_refusals (
  detail text primary key check (length(detail) <= 1000),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);

create function refuse_ledger_change() returns trigger
  language plpgsql
as $$
begin
  raise exception '%: %', tg_table_name, tg_argv[0] using errcode = 'restrict_violation';
end
$$;
create trigger ledger_accounts_truncate before truncate on ledger_accounts
  for each statement execute function refuse_ledger_change('never emptied');
create trigger ledger_entries_truncate before truncate on ledger_entries
  for each statement execute function refuse_ledger_change('never emptied');
create trigger ledger_transfers_truncate before truncate on ledger_transfers
  for each statement execute function refuse_ledger_change('never emptied');
-- Of no row's value before: an account begins with nothing, and only transfers move it.
create trigger ledger_accounts_begin before insert on ledger_accounts for each row
  when (new.debit_cents <> 0 or new.credit_cents <> 0 or new.undated_cents <> 0)
  execute function refuse_ledger_change('an account begins without totals');

-- A transfer has its entry's time and one of the places that were posted with the entry. All of them are taken when the
-- entry is posted, so none can be added later.
create function fit_transfer() returns trigger
  language plpgsql
as $$
begin
  if not exists (
    select from ledger_entries e
    where e.id = new.entry_id and e.at = new.at and new.position between 1 and e.transfer_count
  ) then
    raise exception 'ledger_transfers: no transfer of entry %', new.entry_id using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger ledger_transfers_fit after insert on ledger_transfers for each row execute function fit_transfer();
