-- Version 2
-- Posts an event in the transaction that records it: `posted`, or `known` if it is posted already. With other transfers
-- or another order than before it is refused, and so is another payment attempt; that of a movement is a guess. Null is an event that moves nothing.
create or replace function post_ledger_entry(posting jsonb) returns text
  language plpgsql
as $$
declare
  new_entry bigint;
  written integer;
  stored jsonb;
  is_same boolean;
begin
  if posting is null then
    return null;
  end if;

  insert into ledger_entries (key, kind, at, order_id, attempt_id, movement_id, movement_kind, account_id, actor_id,
    transfer_count)
  select key, kind, at, order_id, attempt_id, movement_id, movement_kind, account_id, actor_id,
    jsonb_array_length(posting -> 'transfers')
  from jsonb_populate_record(null::ledger_entries, posting)
  on conflict (key) do nothing
  returning id into new_entry;

  if new_entry is null then
    select jsonb_agg(jsonb_build_object('debit', d.name, 'credit', c.name, 'cents', t.cents, 'due_on', t.due_on)
      order by t.position)
    into stored
    from ledger_entries e
      join ledger_transfers t on t.entry_id = e.id
      join ledger_accounts d on d.id = t.debit_account
      join ledger_accounts c on c.id = t.credit_account
    where e.key = posting ->> 'key';
    select e.order_id is not distinct from (posting ->> 'order_id')::uuid
      and (e.kind = 'movement' or e.attempt_id is not distinct from (posting ->> 'attempt_id')::uuid)
    into is_same
    from ledger_entries e where e.key = posting ->> 'key';
    if not is_same then
      raise exception '% is posted for another order or payment attempt', posting ->> 'key' using errcode = 'LEDGR';
    end if;
    if stored is distinct from posting -> 'transfers' then
      raise exception '% is posted as % and not as %', posting ->> 'key', stored, posting -> 'transfers'
        using errcode = 'LEDGR';
    end if;
    return 'known';
  end if;

  -- In the order of their names, so that two transactions that add the same accounts do not wait for each other. An
  -- executive's account is added by carry_over_executive alone.
  insert into ledger_accounts (kind, code, name)
  select split_part(named.account, ':', 1), nullif(substr(named.account, strpos(named.account || ':', ':') + 1), ''),
    named.account
  from (
    select t ->> side as account
    from jsonb_array_elements(posting -> 'transfers') t, unnest(array['debit', 'credit']) side
  ) named
  where named.account not like 'executive:%'
    and not exists (select from ledger_accounts a where a.name = named.account)
  group by named.account
  order by named.account
  on conflict (name) do nothing;

  insert into ledger_transfers (entry_id, position, debit_account, credit_account, cents, due_on, at)
  select new_entry, t.position, debit.id, credit.id, (t.value ->> 'cents')::bigint, (t.value ->> 'due_on')::date,
    (posting ->> 'at')::timestamptz
  from jsonb_array_elements(posting -> 'transfers') with ordinality t (value, position)
    join ledger_accounts debit on debit.name = t.value ->> 'debit'
    join ledger_accounts credit on credit.name = t.value ->> 'credit';
  get diagnostics written = row_count;
  if written <> jsonb_array_length(posting -> 'transfers') then
    raise exception 'an account of % is missing', posting ->> 'key' using errcode = 'LEDGR';
  end if;
  return 'posted';
end
$$;
