-- A client's account that she makes herself (ADR 0059). Without an executive she stands in nobody's book: her row has no
-- executive, and no query of one finds it.
alter table clients alter column executive_id drop not null;
alter table client_book
  alter column executive_id drop not null,
  add check (executive_id is not null or (account_id is not null and state = 'ACTIVA'));

-- Her link goes to an address and is for nobody yet; with it goes who could look after her.
alter table link_tokens
  add column address text,
  add column store_owner_id uuid references executives on delete set null,
  drop constraint link_tokens_check,
  add constraint link_tokens_check check (num_nonnulls(account_id, enrolment_id, client_id, address) = 1),
  add check (store_owner_id is null or address is not null);

alter table consents drop constraint consents_name_check;
alter table consents add constraint consents_name_check check (
  name in ('PUBLICIDAD_CORREO', 'PUBLICIDAD_WHATSAPP', 'BUSCADOR', 'TALLAS_SOCIA', 'COMPRAS_SOCIA', 'TALLAS_CUENTA',
    'DESEOS_CUENTA')
);

-- Whom an executive has blocked and who left her: a keyed hash of her mailbox, so that she does not come back by leaving.
create table client_blocks (
  mailbox text primary key,
  at timestamptz not null
);
