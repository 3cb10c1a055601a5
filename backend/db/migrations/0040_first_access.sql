-- A client's first access: the one-use link by which her executive asks her in. It is bound to her row of the book, and
-- holds the address that it was sent to, which is hers once she comes by it; null where it was given to her by hand.

alter table link_tokens
  add column client_id integer references client_book on delete cascade,
  add column sent_to text,
  drop constraint link_tokens_check,
  add constraint link_tokens_check check (num_nonnulls(account_id, enrolment_id, client_id) = 1),
  add check (sent_to is null or client_id is not null);
create index link_tokens_client on link_tokens (client_id) where client_id is not null;
