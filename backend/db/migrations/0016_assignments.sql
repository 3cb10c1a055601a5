-- Whom an advisor looks after: she acts for these executives, cancels their orders, and no others'.

create table assignments (
  executive_id uuid primary key references accounts on delete cascade,
  advisor_id uuid not null references accounts on delete cascade
);
create index assignments_advisor on assignments (advisor_id);
