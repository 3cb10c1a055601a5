-- Version 2
-- Adds an executive's account to the ledger with the movements from before, at most so many at once, and says whether it
-- is complete. Until then the account is in no statement and no balance: both are read from account_movements. Whoever
-- writes a movement meanwhile waits for the executive's row.
drop function if exists carry_over_executive(uuid);
create or replace function carry_over_executive(executive uuid, most integer default null) returns boolean
  language plpgsql
as $$
declare
  account ledger_accounts;
  movement account_movements;
  posted integer := 0;
begin
  if exists (select from ledger_accounts where executive_id = executive and complete) then
    return true;
  end if;
  -- As everybody who moves the executive's money does first.
  perform from executives where account_id = executive for no key update;
  insert into ledger_accounts (kind, executive_id, name, complete)
  values ('executive', executive, 'executive:' || executive, false)
  on conflict (name) do nothing;
  select * into account from ledger_accounts where executive_id = executive;
  if account.complete then
    return true;
  end if;
  for movement in
    select m.* from account_movements m
    where m.executive_id = executive and not exists (select from ledger_entries e where e.movement_id = m.id)
    order by m.id
    limit most
  loop
    perform post_ledger_entry(ledger_posting(movement));
    posted := posted + 1;
  end loop;
  if posted = most then
    return false;
  end if;
  update ledger_accounts set
    complete = true,
    debit_cents = (select coalesce(sum(cents), 0) from ledger_transfers where debit_account = account.id),
    credit_cents = (select coalesce(sum(cents), 0) from ledger_transfers where credit_account = account.id),
    undated_cents = (
      select coalesce(sum(cents), 0) from ledger_transfers where debit_account = account.id and due_on is null)
  where id = account.id;
  return true;
end
$$;
