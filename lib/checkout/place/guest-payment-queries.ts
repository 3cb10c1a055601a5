import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { ProviderHandover } from '@/lib/payment/payment';
import { toProviderHandover } from '@/lib/payment/payment-mappers';
import { failure, mapResult, type Result } from '@/lib/result';
import type { GuestOrderKey } from '../checkout';

/** Requests the provider's page: from then on the guest counts as having left. */
export async function openGuestPayment(
  locale: Locale,
  order: GuestOrderKey,
  payment: string,
): Promise<Result<ProviderHandover>> {
  const body = { ...order, payment };
  const opened = mapResult(
    await callBackend('openGuestPayment', { body, headers: { 'accept-language': locale } }),
    toProviderHandover,
  );
  if (!opened.ok) return opened;
  return opened.data ? { ...opened, data: opened.data } : failure('broken', 'error.broken');
}
