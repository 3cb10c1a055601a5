-- Version 1
-- Adds an executive's account to the ledger, with every movement from before. Who has an account is complete: whoever
-- writes a movement meanwhile waits for the account's row.
create or replace function carry_over_executive(executive uuid) returns void
  language plpgsql
as $$
declare
  account bigint;
  movement account_movements;
begin
  if exists (select from ledger_accounts where executive_id = executive) then
    return;
  end if;
  -- As everybody who moves the executive's money does first.
  perform from executives where account_id = executive for no key update;
  insert into ledger_accounts (kind, executive_id, name, complete)
  values ('executive', executive, 'executive:' || executive, false)
  on conflict (name) do nothing
  returning id into account;
  if account is null then
    return;
  end if;
  for movement in select * from account_movements where executive_id = executive order by id loop
    perform post_ledger_entry(ledger_posting(movement));
  end loop;
  update ledger_accounts set
    complete = true,
    debit_cents = (select coalesce(sum(cents), 0) from ledger_transfers where debit_account = account),
    credit_cents = (select coalesce(sum(cents), 0) from ledger_transfers where credit_account = account),
    undated_cents = (
      select coalesce(sum(cents), 0) from ledger_transfers where debit_account = account and due_on is null)
  where id = account;
end
$$;
