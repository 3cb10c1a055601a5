-- The papers of invoices and corrections as they were first drawn: a later drawing never changes what was issued.
create table paper_archive (
  number text primary key references invoices,
  file_name text not null,
  bytes bytea not null,
  -- Checked again when a dump is restored.
  sha256 bytea not null check (sha256 = sha256(bytes)),
  drawn_at timestamptz not null
);
create trigger paper_archive_stay before update or delete on paper_archive
  for each row execute function refuse_change();
