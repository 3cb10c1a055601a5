-- Version 2
-- The lines of an executive's statement: from the ledger, or from the records of an executive whose account is not
-- complete in it yet. A function and not a view, because only an account that is known beforehand is read by an index.
create or replace function statement_lines(executive uuid)
  returns table (id bigint, kind text, cents integer, order_id uuid, due_on date, at timestamptz)
  language plpgsql stable
as $$
#variable_conflict use_column
declare
  account bigint := (select id from ledger_accounts where executive_id = executive and complete);
begin
  if account is null then
    return query
      select m.id, m.kind, m.cents, m.order_id, m.due_on, m.at from account_movements m where m.executive_id = executive;
  else
    return query
      select e.movement_id, e.movement_kind, t.cents::integer, e.order_id, t.due_on, t.at
      from ledger_transfers t join ledger_entries e on e.id = t.entry_id
      where t.debit_account = account
      union all
      select e.movement_id, e.movement_kind, -t.cents::integer, e.order_id, null, t.at
      from ledger_transfers t join ledger_entries e on e.id = t.entry_id
      where t.credit_account = account;
  end if;
end
$$;

-- Read by no version that was released.
drop view if exists executive_movements;
