import '../kit/node-version.ts';
import { payableOrders } from '../modules/checkout/settle/payable-orders.ts';
import { payableGiftCards } from '../modules/gift-cards/payable-cards.ts';
import type { PaymentContext } from '../modules/payment/attempts/payment-context.ts';
import { createPaymentContext } from '../modules/payment/providers.ts';
import {
  listArrivals,
  listAwaitedTransfers,
  listTransfersToReturn,
} from '../modules/payment/transfers/transfers.repository.ts';
import { type BookedTransfer, bookArrival, markReturned } from '../modules/payment/transfers/transfers.service.ts';
import { toUuid } from '../shared/ids.ts';
import { runCommand, UsageError } from './command.ts';

const usage = `npm run transfers -w backend --
    waiting                                   transfers that have not arrived, and money to send back
    list                                      what arrived last, and money that is nobody's
    arrived <reference> <amount> <number of the bank> [--from <who>]
    returned <id of the refund> <number of the bank>`;

const day = (at: Date) => at.toISOString().slice(0, 10);
const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
const by = 'npm run transfers';

type CommandInput = { context: PaymentContext; given: string[]; print: (line: string) => void };

const commands: Record<string, (input: CommandInput) => Promise<void>> = {
  async waiting({ context: { db }, given, print }) {
    if (given.length > 0) throw new UsageError(usage);
    for (const { reference, number, cents, received_cents: here, expires_at: end } of await listAwaitedTransfers(db))
      print(`${reference}  ${number ?? 'account'}  ${euros(cents)}, ${euros(here ?? 0)} here, until ${day(end)}`);
    print('To send back:');
    for (const { id, reference, cents, why, payer } of await listTransfersToReturn(db))
      print(`${id}  ${euros(cents)}  ${reference} (${why}), from ${payer ?? 'unknown'}`);
  },

  async list({ context: { db }, given, print }) {
    if (given.length > 0) throw new UsageError(usage);
    for (const { at, reference, known, bankId, cents, payer } of await listArrivals(db))
      print(`${day(at)}  ${reference}${known ? '' : ' (nobody’s)'}  ${euros(cents)}  ${bankId}  ${payer ?? ''}`);
  },

  async arrived({ context, given, print }) {
    const [reference, amount, bankId, flag, payer = null, ...more] = given;
    const cents = toTypedCents(amount ?? '');
    const named = flag === undefined || (flag === '--from' && payer !== null);
    if (!reference || !cents || !bankId || !named || more.length > 0) throw new UsageError(usage);
    const booked = await bookArrival(context, { reference, cents, bankId, payer, by });
    print(sayBooked(booked, bankId));
  },

  async returned({ context, given: [refundId = '', bankId, ...more], print }) {
    if (toUuid(refundId) === null || !bankId || more.length > 0) throw new UsageError(usage);
    await markReturned(context, { refundId, bankId, by });
    print('Written down, and its payer is told.');
  },
};

function sayBooked({ attempt, again, mistyped, reference }: BookedTransfer, bankId: string): string {
  if (again) return `${bankId} was booked before; nothing is counted twice.`;
  if (!attempt) return `Kept; nobody has ${reference}${mistyped ? ': its check character is wrong' : ''}.`;
  return `${reference}: ${attempt.outcome}, ${euros(attempt.received_cents ?? 0)} of ${euros(attempt.cents)}.`;
}

/** An amount as a person types it: 49.90, 49,90 or 49. Null where it is none. */
function toTypedCents(text: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents);
}

/** For the operator who processes the bank statement. */
runCommand(async ({ db, config, outbox, args: [what = '', ...given], print }) => {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new UsageError(usage);
  const kit = { db, config, now: () => new Date(), outbox };
  await command({
    context: createPaymentContext(kit, { orders: payableOrders, giftCards: payableGiftCards }),
    given,
    print,
  });
});
