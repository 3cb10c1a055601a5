-- When an advisor acted as an executive and why, for the executive to read. Outlives the session that it was done in.
create table actings (
  id bigint generated always as identity primary key,
  session_id uuid not null unique,
  advisor_id uuid not null references accounts,
  executive_id uuid not null references accounts on delete cascade,
  reason text not null check (length(reason) between 5 and 300),
  since timestamptz not null default now(),
  -- When it was to end at the latest, and when it was ended before.
  until timestamptz not null,
  ended_at timestamptz
);
create index actings_executive on actings (executive_id, id desc);
