import { keptForAttribute } from '@/lib/session/offline-names';
import { offlineOwnerMark } from '@/lib/session/offline-owner';
import type { Session } from '@/lib/session/session';

/**
 * On a complete page that the person's own browser may cache (ADR 0064, `lib/access/offline-pages.ts`); nothing while an
 * advisor acts.
 */
export function OfflinePageMeta({ session }: { session: Session }) {
  const mark = offlineOwnerMark(session);
  return mark && <meta name={keptForAttribute} content={mark} />;
}
