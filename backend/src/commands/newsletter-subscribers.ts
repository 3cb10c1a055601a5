import '../kit/node-version.ts';
import { listSubscriberCsvLines } from '../modules/customer-care/subscriber-csv.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'npm run --silent newsletter -w backend > subscribers.csv';

/** Subscribers of the newsletter, for the service that sends it. */
runCommand(async ({ db, config, args, print }) => {
  if (args.length > 0) throw new UsageError(usage);
  for (const line of await listSubscriberCsvLines(db, config)) print(line);
});
