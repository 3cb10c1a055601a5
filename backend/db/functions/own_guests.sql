-- Version 1
-- Guests' orders by the account they belong to: that of the address they were ordered with, for as long as the account
-- has or had it proved. A mailbox may change owner: who proves it later does not find what was ordered before that.
create or replace view own_guests as
  select held.account_id, g.id as guest_id
  from (
      select id as account_id, email, email_since as since, 'infinity'::timestamptz as until from accounts
        where email is not null and email_confirmed
      union all
      select account_id, email, since, until from former_mails where account_id is not null
    ) held
    join guests g on lower(g.email) = lower(held.email) and g.created_at < held.until
  where not exists (
    select from former_mails f
    where lower(f.email) = lower(g.email) and f.account_id is distinct from held.account_id
      and f.until <= held.since and g.created_at < f.until)
  group by held.account_id, g.id;
