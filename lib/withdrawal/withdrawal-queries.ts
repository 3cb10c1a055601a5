import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Receipt, Withdrawal } from './withdrawal';
import { toWithdrawalWire } from './withdrawal-mappers';

/** The same for a browser without script; its address is passed on for rate limits. */
export const declareWithdrawalWithoutScript = async (
  withdrawal: Withdrawal,
  { locale, key, address }: { locale: Locale; key: string; address: string | null },
): Promise<Result<Receipt>> =>
  callBackend('declareWithdrawal', {
    body: toWithdrawalWire(withdrawal, locale),
    headers: {
      'accept-language': locale,
      'idempotency-key': key,
      ...(address !== null && { 'x-forwarded-for': address }),
    },
  });
