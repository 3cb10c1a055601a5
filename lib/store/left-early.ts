import { aliasPattern } from '@/contract/rules';
import { splitLocale } from '@/lib/i18n/routing';
import { storePath } from './store-path';

const pattern = new RegExp(aliasPattern);

/** The store whose page linked to this document: it may have been left before its script had loaded. */
export function storeLeftEarly(): string | null {
  const { referrer } = document;
  if (!referrer.startsWith(`${window.location.origin}/`)) return null;
  const { path } = splitLocale(new URL(referrer).pathname);
  const [, , alias = ''] = path.split('/');
  return path === storePath(alias) && pattern.test(alias) ? alias : null;
}
