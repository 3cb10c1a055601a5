-- Mailboxes that want no mails of an executive any more: a keyed hash of her and the address. It outlives the client's
-- row, so that whoever is deleted and added again is still not written to.
create table client_mail_refusals (
  mailbox text primary key,
  terms text not null,
  at timestamptz not null
);

-- What an advisor did while she acted as an executive: each call that writes, named before it is made, so that nothing
-- of an executive is changed in her name without hers and the advisor's standing beside it.
create table acting_deeds (
  id bigint generated always as identity primary key,
  session_id uuid not null references actings (session_id) on delete cascade,
  verb text not null,
  -- Ids of the records that it was about, as the calls name them.
  about text[] not null default '{}',
  at timestamptz not null
);
create index acting_deeds_session on acting_deeds (session_id, id);
