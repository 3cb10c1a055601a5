import '../kit/node-version.ts';
import { toSubscriberLines } from '../modules/customer-care/subscriber-lines.ts';
import { Misused, runCommand } from './command.ts';

const usage = 'npm run --silent newsletter -w backend > subscribers.csv';

/** Subscribers of the newsletter, for the service that sends it. */
runCommand(async ({ db, config, args, print }) => {
  if (args.length > 0) throw new Misused(usage);
  for (const line of await toSubscriberLines(db, config)) print(line);
});
