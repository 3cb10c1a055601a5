import 'server-only';
import { cache } from 'react';
import { callBackend } from '@/lib/http/backend';
import { requireLocale } from '@/lib/i18n/locale';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { OwnProfile } from './account';
import { toOwnProfile } from './account-mappers';

/** The signed-in executive's profile; a failure is returned, because the page is useful without it. */
export const getOwnProfile = cache(async ({ token }: Session): Promise<Result<OwnProfile>> => {
  const result = await callBackend('readExecutive', { token, headers: { 'accept-language': await requireLocale() } });
  return result.ok ? { ...result, data: toOwnProfile(result.data) } : result;
});
