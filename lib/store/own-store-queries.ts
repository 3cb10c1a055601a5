import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { OwnStore } from './own-store';
import { toOwnStore } from './own-store-mappers';

export async function getOwnStore(asker: { token: string; locale: Locale }): Promise<Result<OwnStore | null>> {
  const { token, locale } = asker;
  const result = await callBackend('readOwnStore', { body: {}, token, headers: { 'accept-language': locale } });
  return mapResult(result, (wire) => toOwnStore(wire, locale));
}
