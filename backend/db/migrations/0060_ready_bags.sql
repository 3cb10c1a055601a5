-- Bags that an executive makes ready for somebody who only has to pay. Prices are those of the day on which it is paid;
-- what each line cost when it was made is kept to say what has changed.
create table ready_bags (
  id uuid primary key default gen_random_uuid(),
  executive_id uuid not null references executives on delete cascade,
  -- For herself alone: no stranger is shown it.
  label text not null,
  lines jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  uses_most integer not null check (uses_most between 1 and 20),
  revoked_at timestamptz
);
create index ready_bags_executive on ready_bags (executive_id, created_at);

-- Devices that took it, each by a number that it made up for this alone.
create table ready_bag_takes (
  bag_id uuid not null references ready_bags on delete cascade,
  taker text not null,
  at timestamptz not null,
  primary key (bag_id, taker)
);
