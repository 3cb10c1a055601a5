import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { AliasAnswer, OwnStore, StoreDraft } from './own-store';
import { toAliasAnswer, toChangeWire, toOwnStore } from './own-store-mappers';

export async function checkAlias(alias: string): Promise<Result<AliasAnswer>> {
  return mapResult(await post<'readOwnStore'>('/api/socia/consultarAlias', { body: { alias } }), toAliasAnswer);
}

type SaveResult = Promise<Result<OwnStore | null>>;

export async function saveStore(locale: Locale, draft: StoreDraft, kept: StoreDraft): SaveResult {
  const body = toChangeWire(draft, kept);
  const saved = await post<'updateOwnStore'>('/api/socia/actualizarAlias', { body });
  return mapResult(saved, (wire) => toOwnStore(wire, locale));
}

export async function pauseStore(locale: Locale, paused: boolean): SaveResult {
  const saved = await post<'updateOwnStore'>('/api/socia/actualizarAlias', { body: { pausada: paused } });
  return mapResult(saved, (wire) => toOwnStore(wire, locale));
}
