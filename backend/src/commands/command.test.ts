import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testConfig } from '../../test/client.ts';
import { anAccount } from '../../test/factories.ts';
import { snapshotOf } from '../../test/harness.ts';
import { anExecutive } from '../../test/orders.ts';
import { runEntry } from '../../test/run-entry.ts';
import { seededShop } from '../../test/seeded.ts';
import { openDatabase } from '../database/database.ts';
import { accountLogHash } from '../plugins/log-hashes.ts';

// Each command is a process that opens its own database.

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const dataDir = () => path.join(folder, 'database');

async function command(entry: string, ...args: string[]): Promise<string> {
  const run = runEntry(entry, { DATA_DIR: dataDir(), NODE_ENV: 'test' }, args);
  expect({ code: await run.exit, output: run.output() }).toMatchObject({ code: 0 });
  return run.output();
}

/** The log lines among those printed for the operator. */
const told = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind === 'security');

test('changes of operators and advisors by a command are logged with hashes, and a new operator’s password is not', async () => {
  const database = await openDatabase(
    { kind: 'folder', path: dataDir() },
    { loadFrom: await openAsBlob(await snapshotOf(seededShop)) },
  );
  const advisor = await anAccount(database.db, { role: 'ROLE_T' });
  const executive = await anExecutive(database.db);
  const { code } = await database.db
    .selectFrom('executives')
    .select('code')
    .where('account_id', '=', executive.id)
    .executeTakeFirstOrThrow();
  await database.close();

  const added = await command('src/commands/operators.ts', 'add', 'marta');
  const password = /signs in with (\S+)/.exec(added)?.[1] ?? '';
  const marta = accountLogHash(testConfig, 'operator marta');
  expect(told(added)).toEqual([expect.objectContaining({ event: 'operator-added', account: marta })]);
  expect(JSON.stringify(told(added))).not.toContain(password);
  const ended = await command('src/commands/operators.ts', 'end', 'marta');
  expect(told(ended)).toMatchObject([{ event: 'operator-ended', account: marta }]);
  const assigned = await command('src/commands/advisors.ts', 'assign', code, advisor.username);
  const [hers, whose] = [accountLogHash(testConfig, executive.id), accountLogHash(testConfig, advisor.id)];
  expect(told(assigned)).toMatchObject([{ event: 'advisor-assigned', account: hers, advisor: whose }]);
});
