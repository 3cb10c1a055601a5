-- Whoever is no client signs in with the staff, in roles that come later too.
drop index accounts_staff_username;
create unique index accounts_staff_username on accounts (lower(username)) where role <> 'ROLE_C';
drop index accounts_staff_email;
create unique index accounts_staff_email on accounts (lower(email)) where role <> 'ROLE_C';
