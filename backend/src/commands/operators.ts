import '../kit/node-version.ts';
import { randomBytes } from 'node:crypto';
import { admitOperator, endOperator, isOperatorName, listOperators } from '../modules/office/operators.repository.ts';
import { hashPassword } from '../modules/session/passwords.ts';
import { logRightsChange } from '../plugins/security-log.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'npm run operators -w backend -- list | add <name> | end <name>';

/**
 * Operators of the office (`/office`). Adding one prints a password, once; adding the same one again prints a new
 * password and ends all sessions of that operator.
 */
runCommand(async ({ db, config, log, args: [what, name, ...more], print }) => {
  if (what === 'list' && name === undefined) {
    for (const operator of await listOperators(db))
      print(
        `${operator.name}  ${operator.ended_at === null ? 'may sign in' : `ended ${operator.ended_at.toISOString()}`}`,
      );
    return;
  }
  if (!name || more.length > 0) throw new UsageError(usage);
  if (what === 'add') {
    if (!isOperatorName(name))
      throw new UsageError('A name has 2 to 40 small letters, digits, dots, lines or underscores.');
    const password = randomBytes(18).toString('base64url');
    await admitOperator(db, name, await hashPassword(password));
    logRightsChange(log, config, { event: 'operator-added', account: `operator ${name}` });
    return print(`${name} signs in with ${password}`);
  }
  if (what !== 'end') throw new UsageError(usage);
  if (!(await endOperator(db, name, new Date()))) throw new UsageError('There is no such operator.');
  logRightsChange(log, config, { event: 'operator-ended', account: `operator ${name}` });
  print(`${name} signs in no more.`);
});
