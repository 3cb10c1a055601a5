-- As somebody types it from a card or a link; an alias has its own since 0005.
create index executives_code on executives (upper(code));
