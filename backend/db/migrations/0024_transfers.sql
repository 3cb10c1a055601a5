-- Bank transfers: they come when they come, in parts or too much, and a person books them and sends back what is left.

alter table payment_attempts
  drop constraint payment_attempts_tender_check,
  add constraint payment_attempts_tender_check check (tender in ('TCR', 'PPL', 'BIZ', '002')),
  -- All that arrived by transfer, what went back included; null where a provider takes the money.
  add column received_cents integer check (received_cents > 0),
  -- When its payer was reminded.
  add column reminded_at timestamptz,
  add constraint payment_attempts_received check (received_cents is null or tender = '002');
create index payment_attempts_transfers on payment_attempts (expires_at) where tender = '002' and outcome in ('unheard', 'waiting');

alter table payment_events
  drop constraint payment_events_event_check,
  add constraint payment_events_event_check check (event in (
    'agreed', 'left', 'waiting', 'cancelled', 'denied', 'paid', 'contradiction', 'refund-wanted', 'refund-done', 'refund-refused', 'note', 'arrived'
  ));

-- A rest is money beside what was agreed: too much, or a part of what never became whole.
alter table payment_refunds
  drop constraint payment_refunds_why_check,
  add constraint payment_refunds_why_check check (why in ('late', 'twice', 'cancelled', 'operator', 'rest'));

-- Each line of the bank's statement counts once, by the bank's own number of it.
create table payment_arrivals (
  bank_id text primary key,
  attempt_id uuid not null references payment_attempts,
  cents integer not null check (cents > 0),
  -- As the statement names who sent it.
  payer text,
  evidence_id bigint not null references payment_evidence,
  at timestamptz not null
);
create index payment_arrivals_attempt on payment_arrivals (attempt_id);
create trigger payment_arrivals_stay before update or delete on payment_arrivals
  for each row execute function refuse_change();
