import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onDatabase } from '../../../../test/harness.ts';
import { aRegistration, verifactuSettings } from '../../../../test/verifactu.ts';
import { hashOfRecord, type InvoiceRecord } from '../core/records.ts';
import { listChains } from './chains.repository.ts';
import { checkChain } from './check-records.service.ts';
import { applySettings } from './open-chain.service.ts';

// `VERIFACTU_RECORDS=100000` walks as many as a shop has in years.
const count = Number(process.env.VERIFACTU_RECORDS ?? 2_500);
const rowsAtOnce = 5_000;

onDatabase((database) => {
  test(`a chain of ${count} records is walked whole, and each of three broken links is found`, async () => {
    const { db } = database();
    // The walk reads records alone.
    await sql`alter table verifactu_records drop constraint verifactu_records_invoice_number_fkey`.execute(db);
    await applySettings(db, { verifactu: verifactuSettings(), endsVerifactu: false }, new Date());
    const [chain] = await listChains(db);
    const chainId = chain?.id ?? 0;
    const insert = (rows: object[]) =>
      sql`insert into verifactu_records (chain_id, position, kind, invoice_number, content, hash, made_at)
        select ${chainId}, position, 'registration', 'F24-000001', content, hash, now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position bigint, content jsonb, hash text)`.execute(
        db,
      );
    const broken = [2, Math.floor(count / 2), count - 1];
    let previous: InvoiceRecord['previous'] = null;
    let rows: object[] = [];
    for (let position = 1; position <= count; position += 1) {
      const content = aRegistration({ previous, totalCents: position });
      const hash = hashOfRecord(content);
      previous = { ...content.invoice, hash };
      rows.push({ position, content, hash });
      if (rows.length === rowsAtOnce || position === count) {
        await insert(rows);
        rows = [];
      }
    }
    expect(await checkChain(db, chainId)).toEqual({ records: count, anomalies: [] });
    await sql`alter table verifactu_records disable trigger verifactu_records_stay`.execute(db);
    await sql`update verifactu_records set content = jsonb_set(content, '{totalCents}', '0')
      where chain_id = ${chainId} and position = any(${broken}::bigint[])`.execute(db);
    const { anomalies } = await checkChain(db, chainId);
    expect(anomalies.map(({ position, kind }) => [position, kind])).toEqual(broken.map((at) => [at, 'hash']));
  });
});
