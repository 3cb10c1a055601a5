import '../kit/node-version.ts';
import { isIP } from 'node:net';
import { readConfig } from '../kit/config.ts';
import { findAccount } from '../modules/session/session.repository.ts';
import { normaliseUsername } from '../modules/session/session.service.ts';
import { accountLogHash, clientAddressLogHash } from '../plugins/log-hashes.ts';
import { runCommand, UsageError } from './command.ts';

/** For an operator who looks up a known account in the security log. */
runCommand(async ({ db, args: [who, ...more], print }) => {
  if (!who || more.length > 0) throw new UsageError('npm run name-in-log -w backend -- <user name or address>');
  const config = readConfig();
  if (isIP(who)) return print(`address ${clientAddressLogHash(config, who)}`);
  for (const realm of ['staff', 'client'] as const) {
    const account = await findAccount(db, realm, who);
    print(`${realm}: account ${account ? accountLogHash(config, account.id) : 'none'}`);
    print(`${realm}: as it is typed ${accountLogHash(config, `${realm} ${normaliseUsername(who)}`)}`);
  }
});
