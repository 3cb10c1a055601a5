-- Version 2
-- Posts each record of money in the transaction that writes it, whichever version of the shop writes it.
create or replace function post_record() returns trigger
  language plpgsql
as $$
begin
  if tg_table_name = 'account_movements' then
    if not exists (select from ledger_accounts where executive_id = new.executive_id and complete) then
      -- First, so that a job that is carrying the account over has ended, or posts this movement in its next part.
      perform from executives where account_id = new.executive_id for no key update;
      -- So many would keep a payment waiting: they are left to the job, and this one with them.
      if (select count(*) > 2000
          from (select from account_movements where executive_id = new.executive_id limit 2001) movements)
        and not exists (select from ledger_accounts where executive_id = new.executive_id and complete) then
        return null;
      end if;
      perform carry_over_executive(new.executive_id);
    end if;
  end if;
  perform post_ledger_entry(ledger_posting(new));
  return null;
end
$$;

-- At once, because the same transaction may read the balance.
create or replace trigger account_movements_post after insert on account_movements
  for each row when (new.kind <> 'DEVOLUCION') execute function post_record();
-- At the commit, because the refund is recorded as done only after its movement.
drop trigger if exists account_movements_post_refund on account_movements;
create constraint trigger account_movements_post_refund after insert on account_movements
  deferrable initially deferred
  for each row when (new.kind = 'DEVOLUCION') execute function post_record();
create or replace trigger payment_attempts_post after insert or update of spent on payment_attempts
  for each row when (new.spent is not null) execute function post_record();
create or replace trigger payment_arrivals_post after insert on payment_arrivals
  for each row execute function post_record();
create or replace trigger payment_refunds_post after insert or update of state on payment_refunds
  for each row when (new.state = 'done') execute function post_record();
create or replace trigger carrier_payments_post after insert on carrier_payments
  for each row execute function post_record();
create or replace trigger invoices_post after insert on invoices for each row execute function post_record();
create or replace trigger gift_card_movements_post after insert on gift_card_movements
  for each row execute function post_record();
