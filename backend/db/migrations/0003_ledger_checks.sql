-- What carrying over the past and the nightly check need.

-- How many were posted: an entry with fewer has lost some, one with more was given some later.
alter table ledger_entries add column transfer_count smallint not null check (transfer_count > 0);

-- False only within the transaction that carries an account over, which adds up its totals once in the end: each change
-- of a row makes the next one in the same transaction slower.
alter table ledger_accounts add column complete boolean not null default true;
drop trigger ledger_accounts_totals on ledger_accounts;
create trigger ledger_accounts_totals before update on ledger_accounts for each row
  when (
    (pg_trigger_depth() = 0 and old.complete)
    or not new.complete
    or (new.id, new.kind, new.code, new.executive_id, new.name)
      is distinct from (old.id, old.kind, old.code, old.executive_id, old.name)
  )
  execute function refuse_change();
create or replace function add_transfer() returns trigger
  language plpgsql
as $$
begin
  update ledger_accounts set
    debit_cents = debit_cents + case when id = new.debit_account then new.cents else 0 end,
    credit_cents = credit_cents + case when id = new.credit_account then new.cents else 0 end,
    undated_cents = undated_cents
      + case when id = new.debit_account and new.due_on is null then new.cents else 0 end
  where id in (new.debit_account, new.credit_account) and executive_id is not null and complete;
  return null;
end
$$;

-- Where the ledger and the records of money differ, as the last check found it.
create table ledger_differences (
  -- The key of an entry, or the name of an account.
  name text not null,
  problem text not null check (problem in ('not posted', 'transfers', 'totals', 'movements')),
  detail text not null,
  found_at timestamptz not null,
  primary key (name, problem)
);
