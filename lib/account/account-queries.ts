import 'server-only';
import { cache } from 'react';
import { callBackend } from '@/lib/http/backend';
import { requireLocale } from '@/lib/i18n/locale';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { OwnProfile } from './account';
import { toOwnProfile } from './account-mappers';

/** Of whoever the session is of; a failure is a value, because the page around it goes on being of use. */
export const getOwnProfile = cache(async ({ token }: Session): Promise<Result<OwnProfile>> => {
  const result = await callBackend('readExecutive', { token, headers: { 'accept-language': await requireLocale() } });
  return result.ok ? { ...result, data: toOwnProfile(result.data) } : result;
});
