import { deskOwnerMark } from '@/lib/session/desk-mark';
import { keptFor } from '@/lib/session/desk-names';
import type { Session } from '@/lib/session/session';

/**
 * On a complete page that the person's own browser may cache (ADR 0064, `lib/access/kept-pages.ts`); nothing while an
 * advisor acts.
 */
export function KeptPage({ session }: { session: Session }) {
  const mark = deskOwnerMark(session);
  return mark && <meta name={keptFor} content={mark} />;
}
