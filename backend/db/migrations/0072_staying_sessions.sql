-- Whoever signs in on a device of her own may stay signed in there: such a session outlives half an hour without use.
alter table sessions add column stays boolean not null default false;
