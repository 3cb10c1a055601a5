import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Reader } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import type { OwnData } from './own-data';
import { toOwnData } from './own-data-mappers';

export async function getOwnData({ token, locale }: Reader): Promise<Result<OwnData>> {
  return mapResult(await callBackend('readExecutive', { token, headers: { 'accept-language': locale } }), toOwnData);
}
