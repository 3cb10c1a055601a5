import type { Bank } from './bank.ts';
import { type Operation, type PayerInput, right } from './operation.ts';
import type { Walk } from './scenarios.ts';

const payerMinutes = 31;

/** Presses the page's buttons as a payer would, for tests without a browser. */
export async function walk(bank: Bank, operation: Operation, how: Walk = operation.scenario.walk): Promise<void> {
  const step = (typed: PayerInput) => bank.step(operation, typed);
  const details: PayerInput = operation.request.bizum
    ? { step: 'pay', phone: '612345678', pin: right.pin }
    : { step: 'pay', pan: operation.scenario.card ?? '5576570000000004', expiry: '12/49', cvv: right.cvv };
  const payThrough = async () => {
    await step(details);
    if (operation.stage === 'challenge') await step({ step: 'confirm', code: right.code });
  };
  const walks: Record<Walk, () => Promise<unknown>> = {
    pay: payThrough,
    cancel: () => step({ step: 'cancel' }),
    leave: async () => undefined,
    failChallenge: async () => {
      await step(details);
      await step({ step: 'confirm', code: '000000' });
    },
    cancelAtChallenge: async () => {
      await step(details);
      await step({ step: 'cancel' });
    },
    leaveAtChallenge: () => step(details),
    wrongPin: () => step({ ...details, pin: '0000' }),
    tooLate: async () => {
      await bank.advance(payerMinutes * 60_000);
      await step(details);
    },
    deniedThenPay: async () => {
      await step({ ...details, cvv: '999' });
      await step({ step: 'retry' });
      await payThrough();
    },
  };
  await walks[how]();
}
