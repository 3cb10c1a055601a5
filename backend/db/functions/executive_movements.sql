-- Version 1
-- The lines of executives' statements, with the columns of account_movements: from the ledger, and from the records of
-- an executive who has no account in it yet.
create or replace view executive_movements as
  select e.movement_id as id, a.executive_id, e.movement_kind as kind, t.cents::integer as cents, e.order_id, t.due_on,
    e.account_id, e.actor_id, t.at
  from ledger_accounts a
    join ledger_transfers t on t.debit_account = a.id
    join ledger_entries e on e.id = t.entry_id
  where a.executive_id is not null
  union all
  select e.movement_id, a.executive_id, e.movement_kind, -t.cents::integer, e.order_id, null, e.account_id, e.actor_id,
    t.at
  from ledger_accounts a
    join ledger_transfers t on t.credit_account = a.id
    join ledger_entries e on e.id = t.entry_id
  where a.executive_id is not null
  union all
  select m.id, m.executive_id, m.kind, m.cents, m.order_id, m.due_on, m.account_id, m.actor_id, m.at
  from account_movements m
  where not exists (select from ledger_accounts a where a.executive_id = m.executive_id);
