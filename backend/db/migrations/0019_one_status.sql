-- With which status a call succeeds is said by its row in the contract.
alter table idempotency_keys drop column status;
