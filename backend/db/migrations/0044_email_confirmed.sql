-- Whether the address of an account is known to be hers: not that of a client who came by a link given by hand and typed
-- one, until she presses a link that was mailed to it.

alter table accounts add column email_confirmed boolean not null default true;
