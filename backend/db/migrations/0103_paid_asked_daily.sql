-- Payments whose money came are asked about once a day for ninety days: whoever waits for hers is not behind them.
drop index payment_attempts_ask;
create index payment_attempts_ask on payment_attempts (ask_at) where ask_at is not null and outcome <> 'paid';
create index payment_attempts_ask_paid on payment_attempts (ask_at) where ask_at is not null and outcome = 'paid';

-- Those that came before, spread over the first day.
update payment_attempts set ask_at = now() + random() * interval '1 day'
  where outcome = 'paid' and tender <> '002' and coalesce(left_at, created_at) > now() - interval '90 days';
