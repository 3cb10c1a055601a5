-- Version 2
-- What a record of money posts; null if nothing moves. The rules are those of `postingsOf` in posting-rules.ts, with
-- which ledger-posting.test.ts compares them.

create or replace function ledger_posting(movement account_movements) returns jsonb
  language plpgsql stable
as $$
declare
  executive text := 'executive:' || movement.executive_id;
  opposite text := case movement.kind
    when 'PAGO' then 'deposits'
    when 'DEVOLUCION' then 'deposits'
    when 'CARGO' then 'adjustments'
    when 'COMISION' then 'commission'
    when 'PREMIO' then 'prizes'
    else case when movement.order_id is null then 'adjustments' else 'orders' end
  end;
  charged boolean := movement.cents > 0;
  attempt uuid;
begin
  -- A movement does not name the attempt that paid, or whose money went back. It is the oldest with this amount that no
  -- movement has been posted for.
  if movement.kind = 'PAGO' then
    select a.id into attempt
    from payment_attempts a
    where a.executive_id = movement.executive_id and a.order_id is null and a.spent is not null
      and a.cents = -movement.cents
      and not exists (select from ledger_entries e where e.attempt_id = a.id and e.movement_kind = 'PAGO')
    order by a.heard_at, a.id
    limit 1;
  elsif movement.kind = 'DEVOLUCION' then
    select r.attempt_id into attempt
    from payment_refunds r
      join payment_attempts a on a.id = r.attempt_id
    where a.executive_id = movement.executive_id and a.order_id is null
      and r.state = 'done' and r.why <> 'rest' and r.cents = movement.cents
    group by r.attempt_id
    having count(*) > (
      select count(*) from ledger_entries e join ledger_transfers t on t.entry_id = e.id
      where e.attempt_id = r.attempt_id and e.movement_kind = 'DEVOLUCION' and t.cents = movement.cents)
    order by min(r.ended_at), r.attempt_id
    limit 1;
  end if;

  return jsonb_build_object(
    'key', 'movement:' || movement.id, 'kind', 'movement', 'at', movement.at,
    'order_id', movement.order_id, 'attempt_id', attempt,
    'movement_id', movement.id, 'movement_kind', movement.kind,
    'account_id', movement.account_id, 'actor_id', movement.actor_id,
    'transfers', jsonb_build_array(jsonb_build_object(
      'debit', case when charged then executive else opposite end,
      'credit', case when charged then opposite else executive end,
      'cents', abs(movement.cents), 'due_on', case when charged then movement.due_on end)));
end
$$;

create or replace function ledger_posting(attempt payment_attempts) returns jsonb
  language plpgsql stable
as $$
declare
  transfers jsonb := '[]';
begin
  -- The lines of the bank statement have posted a transfer's money already.
  if attempt.spent is not null and attempt.tender <> '002' then
    transfers := transfers || jsonb_build_object(
      'debit', 'provider:' || attempt.tender, 'credit', 'deposits', 'cents', attempt.cents, 'due_on', null);
  end if;
  -- Money spent otherwise stays a deposit.
  if attempt.spent in ('order', 'late') then
    transfers := transfers || jsonb_build_object(
      'debit', 'deposits', 'credit', 'orders', 'cents', attempt.cents, 'due_on', null);
  end if;
  if transfers = '[]' then
    return null;
  end if;
  return jsonb_build_object(
    'key', 'payment:' || attempt.id, 'kind', 'payment', 'at', coalesce(attempt.heard_at, attempt.created_at),
    'order_id', attempt.order_id, 'attempt_id', attempt.id, 'transfers', transfers);
end
$$;

create or replace function ledger_posting(arrival payment_arrivals) returns jsonb
  language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'key', 'arrival:' || arrival.bank_id, 'kind', 'arrival', 'at', arrival.at,
      'order_id', a.order_id, 'attempt_id', a.id,
      'transfers', jsonb_build_array(jsonb_build_object(
        'debit', 'provider:' || a.tender, 'credit', 'deposits', 'cents', arrival.cents, 'due_on', null)))
    from payment_attempts a where a.id = arrival.attempt_id);
end
$$;

create or replace function ledger_posting(refund payment_refunds) returns jsonb
  language plpgsql stable
as $$
begin
  if refund.state <> 'done' then
    return null;
  end if;
  -- A surplus and a second payment never left the deposits, and a refund of the account has come back to them.
  return (
    select jsonb_build_object(
      'key', 'refund:' || refund.id, 'kind', 'refund', 'at', coalesce(refund.ended_at, refund.created_at),
      'order_id', a.order_id, 'attempt_id', a.id,
      'transfers', jsonb_build_array(jsonb_build_object(
        'debit', case when refund.why = 'rest' or a.spent = 'twice' or a.order_id is null
          then 'deposits' else 'orders' end,
        'credit', 'provider:' || a.tender, 'cents', refund.cents, 'due_on', null)))
    from payment_attempts a where a.id = refund.attempt_id);
end
$$;

create or replace function ledger_posting(payment carrier_payments) returns jsonb
  language plpgsql stable
as $$
begin
  if payment.cents = 0 then
    return null;
  end if;
  return jsonb_build_object(
    'key', 'carrier:' || payment.order_id, 'kind', 'carrier', 'at', payment.at, 'order_id', payment.order_id,
    'transfers', jsonb_build_array(jsonb_build_object(
      'debit', 'provider:001', 'credit', 'orders', 'cents', payment.cents, 'due_on', null)));
end
$$;

create or replace function ledger_posting(invoice invoices) returns jsonb
  language plpgsql stable
as $$
declare
  country text := coalesce(invoice.content ->> 'country', 'ES');
  transfers jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'debit', case when invoice.corrects is null then 'orders' else part.account end,
    'credit', case when invoice.corrects is null then part.account else 'orders' end,
    'cents', part.cents, 'due_on', null) order by part.position)
  into transfers
  from (
    select 0::bigint as position, 'sales:EXPORT' as account, invoice.cents
    where (invoice.content ->> 'exempt')::boolean
    union all
    select 2 * tax.position + split.position, format('%s:%s:%s', split.account, country, tax.value ->> 'rate'),
      (tax.value ->> split.field)::integer
    from jsonb_array_elements(invoice.content -> 'taxes') with ordinality tax (value, position),
      (values (0, 'sales', 'baseCents'), (1, 'vat', 'taxCents')) split (position, account, field)
    where not (invoice.content ->> 'exempt')::boolean
  ) part
  where part.cents <> 0;
  if coalesce((select sum((t ->> 'cents')::integer) from jsonb_array_elements(transfers) t), 0) <> invoice.cents then
    raise exception 'the taxes of invoice % are not its % cents', invoice.number, invoice.cents
      using errcode = 'LEDGR';
  end if;
  return case when transfers is not null then jsonb_build_object(
    'key', 'invoice:' || invoice.number, 'kind', 'invoice', 'at', invoice.issued_at, 'order_id', invoice.order_id,
    'transfers', transfers) end;
end
$$;

create or replace function ledger_posting(movement gift_card_movements) returns jsonb
  language plpgsql stable
as $$
declare
  card text := 'gift_card:' || movement.card_id;
  opposite text := case
    when movement.kind = 'expiry' then 'expired_cards'
    when movement.attempt_id is not null then 'deposits'
    when movement.order_id is not null then 'orders'
    else 'adjustments'
  end;
begin
  return jsonb_build_object(
    'key', 'gift_card:' || movement.id, 'kind', 'gift_card', 'at', movement.at,
    'order_id', movement.order_id, 'attempt_id', movement.attempt_id,
    'transfers', jsonb_build_array(jsonb_build_object(
      'debit', case when movement.cents > 0 then opposite else card end,
      'credit', case when movement.cents > 0 then card else opposite end,
      'cents', abs(movement.cents), 'due_on', null)));
end
$$;
