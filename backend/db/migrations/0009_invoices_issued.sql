-- Each minute looks for invoices without a record.
create index if not exists invoices_issued on invoices (issued_at);

create trigger verifactu_records_truncate before truncate on verifactu_records
  for each statement execute function refuse_ledger_change('never emptied');
create trigger verifactu_events_truncate before truncate on verifactu_events
  for each statement execute function refuse_ledger_change('never emptied');
