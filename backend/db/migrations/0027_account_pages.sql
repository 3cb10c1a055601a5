-- A statement is read in the order of its movements: what it stood at before a day is added up from the index alone.
create index account_movements_statement on account_movements (executive_id, at, id) include (cents);
drop index account_movements_executive;

-- Her placed orders, the latest first.
create index orders_placed on orders (executive_id, confirmed_at desc, number desc) where number is not null;
