import '../kit/node-version.ts';
import { roles } from 'contract/public-codes.ts';
import { logRightsChange } from '../plugins/security-log.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'npm run advisors -w backend -- list | assign <code of the executive> <user name of the advisor>';

/** Assigns advisors: an advisor acts for the assigned executives and cancels their orders only. */
runCommand(async ({ db, config, log, args: [what, code, advisor, ...more], print }) => {
  if (what === 'list' && code === undefined) {
    const rows = await db
      .selectFrom('executives as e')
      .leftJoin('assignments as g', 'g.executive_id', 'e.account_id')
      .leftJoin('accounts as a', 'a.id', 'g.advisor_id')
      .select(['e.code', 'e.given_name', 'e.family_name', 'a.username'])
      .orderBy('e.code')
      .execute();
    for (const row of rows) print(`${row.code}  ${row.given_name} ${row.family_name}  ${row.username ?? 'nobody'}`);
    return;
  }
  if (what !== 'assign' || !code || !advisor || more.length > 0) throw new UsageError(usage);
  const [given] = await db
    .insertInto('assignments')
    .columns(['executive_id', 'advisor_id'])
    .expression((eb) =>
      eb
        .selectFrom('executives as e')
        .innerJoin('accounts as a', (join) => join.on('a.username', '=', advisor).on('a.role', '=', roles.advisor))
        .select(['e.account_id', 'a.id'])
        .where('e.code', '=', code),
    )
    .onConflict((oc) => oc.column('executive_id').doUpdateSet((eb) => ({ advisor_id: eb.ref('excluded.advisor_id') })))
    .returning(['executive_id', 'advisor_id'])
    .execute();
  if (!given) throw new UsageError('There is no such executive or no such advisor.');
  logRightsChange(log, config, { event: 'advisor-assigned', account: given.executive_id, advisor: given.advisor_id });
  print(`${code} is looked after by ${advisor}.`);
});
