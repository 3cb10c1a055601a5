import './kit/node-version.ts';
import { Misused, runCommand } from './command.ts';
import { publishStock } from './modules/catalogue/changes/publish.ts';
import { payableOrders } from './modules/order/checkout/payable.ts';
import { createTill } from './modules/payment/providers.ts';
import { listArrivals, listAwaited, listToReturn } from './modules/payment/transfers.repository.ts';
import { bookArrival, markReturned } from './modules/payment/transfers.service.ts';
import { toTypedCents } from './shared/money.ts';

const usage = `npm run transfers -w backend --
    waiting                                   transfers that have not arrived, and money to send back
    list                                      what arrived last, and money that is nobody's
    arrived <reference> <amount> <number of the bank> [--from <who>]
    returned <id of the refund> <number of the bank>`;

const day = (at: Date) => at.toISOString().slice(0, 10);
const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;

/** Whoever reads the bank's statement. */
runCommand(async ({ db, config, outbox, args, print }) => {
  const [what, ...given] = args;
  const now = () => new Date();
  const till = createTill({ db, config, now, outbox }, payableOrders({ publish: publishStock }));
  const by = 'npm run transfers';
  if (what === 'waiting' && given.length === 0) {
    for (const { reference, number, cents, received_cents, expires_at } of await listAwaited(db))
      print(
        `${reference}  ${number ?? 'account'}  ${euros(cents)}, ${euros(received_cents ?? 0)} here, until ${day(expires_at)}`,
      );
    print('To send back:');
    for (const { id, reference, cents, why, payer } of await listToReturn(db))
      print(`${id}  ${euros(cents)}  ${reference} (${why}), from ${payer ?? 'unknown'}`);
    return;
  }
  if (what === 'list' && given.length === 0) {
    for (const { at, reference, known, bankId, cents, payer } of await listArrivals(db))
      print(`${day(at)}  ${reference}${known ? '' : ' (nobody’s)'}  ${euros(cents)}  ${bankId}  ${payer ?? ''}`);
    return;
  }
  if (what === 'arrived') {
    const [reference, amount, bankId, flag, payer = null, ...more] = given;
    const cents = toTypedCents(amount ?? '');
    const named = flag === undefined || (flag === '--from' && payer !== null);
    if (!reference || cents === null || !bankId || !named || more.length > 0) throw new Misused(usage);
    const { attempt, again, mistyped, ...booked } = await bookArrival(till, { reference, cents, bankId, payer, by });
    if (again) print(`${bankId} was booked before; nothing is counted twice.`);
    else if (!attempt)
      print(`Kept; nobody has ${booked.reference}${mistyped ? ': its check character is wrong' : ''}.`);
    else
      print(
        `${attempt.reference}: ${attempt.outcome}, ${euros(attempt.received_cents ?? 0)} of ${euros(attempt.cents)}.`,
      );
    return;
  }
  const [refundId, bankId, ...more] = given;
  if (what !== 'returned' || !refundId || !bankId || more.length > 0) throw new Misused(usage);
  await markReturned(till, { refundId, bankId, by });
  print('Written down, and its payer is told.');
});
