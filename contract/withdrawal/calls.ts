import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import { WithdrawalRequestSchema, WithdrawalWireSchema } from './schemas.ts';

export const withdrawalCalls = [
  defineCall({
    id: 'B028',
    verb: 'declareWithdrawal',
    name: 'declararDesistimiento',
    method: 'POST',
    path: '/api/public/declararDesistimiento',
    token: 'public',
    changesState: true,
    idempotent: true,
    summary:
      'Withdraws from a contract, wholly or in part, without a sign-in; the receipt is also mailed. The answer is the same whether such an order exists or not.',
    body: WithdrawalRequestSchema,
    datos: WithdrawalWireSchema,
    example: examples.declararDesistimiento,
  }),
] as const;
