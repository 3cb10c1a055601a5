-- What came and what went back is looked up by its day, to be held beside the bank's own list.
create index payment_attempts_heard on payment_attempts (heard_at) where outcome = 'paid';
create index payment_arrivals_at on payment_arrivals (at);
create index payment_refunds_ended on payment_refunds (ended_at) where state = 'done';
