-- What whoever paid by transfer sent to show that her money is on its way. It proves nothing to a machine: a person who
-- reads the bank's statement looks at it. One a payment, the latest; it goes when nobody needs it any longer.
create table payment_proofs (
  attempt_id uuid primary key references payment_attempts,
  kind text not null check (kind in ('pdf', 'jpg', 'png')),
  bytes bytea not null check (octet_length(bytes) between 1 and 716800),
  sent_at timestamptz not null,
  times smallint not null default 1 check (times between 1 and 10)
);
create index payment_proofs_sent on payment_proofs (sent_at);
