import { aliasPattern } from '@/contract/rules';
import { post } from '@/lib/http/browser';
import { type Locale, splitLocale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import { storePath } from './store-path';
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

const pattern = new RegExp(aliasPattern);

/** The store whose page linked to this document: it may have been left before its script had loaded. */
export function storeOfReferrer(): string | null {
  const { referrer } = document;
  if (!referrer.startsWith(`${window.location.origin}/`)) return null;
  const { path } = splitLocale(new URL(referrer).pathname);
  const [, , alias = ''] = path.split('/');
  return path === storePath(alias) && pattern.test(alias) ? alias : null;
}
