-- A new address of an executive, until its mail has confirmed it. The code is made where the mail is written, so that it
-- is nowhere in words; null before that, and where the address is somebody else's already.

create table mail_changes (
  account_id uuid primary key references accounts on delete cascade,
  email text not null,
  code_hash text,
  expires_at timestamptz not null
);
