import 'server-only';
import { cache } from 'react';
import { callBackend } from '@/lib/http/backend';
import type { CallContext } from '@/lib/http/call-context';
import { requireLocale } from '@/lib/i18n/locale';
import { mapResult, type Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { OwnProfile } from './account';
import { toOwnProfile } from './account-mappers';
import type { OwnData } from './own-data';
import { toOwnData } from './own-data-mappers';

/** The signed-in executive's profile; a failure is returned, because the page is useful without it. */
export const getOwnProfile = cache(async ({ token }: Session): Promise<Result<OwnProfile>> => {
  const result = await callBackend('readExecutive', { token, headers: { 'accept-language': await requireLocale() } });
  return result.ok ? { ...result, data: toOwnProfile(result.data) } : result;
});

export async function getOwnData({ token, locale }: CallContext): Promise<Result<OwnData>> {
  return mapResult(await callBackend('readExecutive', { token, headers: { 'accept-language': locale } }), toOwnData);
}
