-- Nobody is written to about an article before the address that was typed has said that it is hers.

alter table restock_notices add column confirmed_at timestamptz;
-- Who asked before is told as she was promised.
update restock_notices set confirmed_at = asked_at;
create index restock_notices_address on restock_notices (lower(email)) where confirmed_at is null;
