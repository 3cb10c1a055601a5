-- Version 1
-- Events of a request are never changed, and are deleted only with their request.
create or replace function refuse_request_change() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' and not exists (select from requests where id = old.request_id) then
    return old;
  end if;
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger request_events_stay before update or delete on request_events
  for each row execute function refuse_request_change();
