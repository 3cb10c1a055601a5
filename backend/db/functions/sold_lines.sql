-- Version 1
-- Goods of executives' orders whose money has come or is collected at the door, and that nobody has returned; for whom
-- they were by who that client is now. `booked_id` is the entry of the book that the line was placed for: by it an
-- index finds the lines of one client.
create or replace view sold_lines as
  select o.id as order_id, o.executive_id, o.campaign_code, o.confirmed_at as at, l.type,
    coalesce(b.merged_into, l.client_id) as client_id, l.article_id, l.quantity, l.unit_cents, l.unit_points,
    l.client_id as booked_id
  from orders o
    join order_lines l on l.order_id = o.id
    left join client_book b on b.id = l.client_id
  where o.number is not null and o.executive_id is not null
    and (o.state in ('PAGADA', 'ENVIADA', 'ENTREGADA', 'EN_DEVOLUCION')
      or (o.state = 'PENDIENTE' and o.settled_at is not null))
    and not exists (select from order_omissions m where m.order_id = l.order_id and m.client_id = l.client_id);
