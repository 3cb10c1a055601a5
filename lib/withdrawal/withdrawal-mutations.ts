import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Receipt, Withdrawal } from './withdrawal';
import { toWithdrawalWire } from './withdrawal-mappers';

/** Calls with the same key declare it once. */
export const declareWithdrawal = async (
  withdrawal: Withdrawal,
  { locale, key }: { locale: Locale; key: string },
): Promise<Result<Receipt>> =>
  post<'declareWithdrawal'>('/api/public/declararDesistimiento', {
    body: toWithdrawalWire(withdrawal, locale),
    idempotencyKey: key,
  });
