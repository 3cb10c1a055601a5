import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { NamedStore } from './store-rules';

/** Null when no store has the alias. Counts as a visit, once a day. */
export async function visitStore(
  locale: Locale,
  alias: string,
): Promise<Result<(NamedStore & { paused: boolean }) | null>> {
  const body = { alias, idioma: locale, visita: true };
  const found = await post<'findStore'>('/api/public/validarAlias', { body });
  return mapResult(found, ({ estado, tienda }) =>
    tienda ? { alias: tienda.alias, name: tienda.nombre, paused: estado === 'PAUSADA' } : null,
  );
}
