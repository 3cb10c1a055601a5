import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Receipt, Withdrawal } from './withdrawal';
import { toReceipt, toWithdrawalWire } from './withdrawal-mappers';

/** Calls with the same key declare it once. */
export const declareWithdrawal = async (
  withdrawal: Withdrawal,
  { locale, key }: { locale: Locale; key: string },
): Promise<Result<Receipt>> =>
  mapResult(
    await post<'declareWithdrawal'>('/api/public/declararDesistimiento', {
      body: toWithdrawalWire(withdrawal, locale),
      idempotencyKey: key,
    }),
    toReceipt,
  );
