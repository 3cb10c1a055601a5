-- Version 1
-- A review whose words change, or that is no longer published, loses its translations.
create or replace function forget_review_translations() returns trigger
  language plpgsql
as $$
begin
  delete from review_translations where review_id = new.id;
  return null;
end
$$;

create or replace trigger reviews_forget_translations after update on reviews
  for each row
  when (new.state <> 'PUBLICADA' or (new.title, new.body, new.locale) is distinct from (old.title, old.body, old.locale))
  execute function forget_review_translations();
