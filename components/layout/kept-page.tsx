import { deskMark } from '@/lib/session/desk-mark';
import { keptFor } from '@/lib/session/desk-names';
import type { Session } from '@/lib/session/session';

/**
 * On a page that is whole and that her own browser may keep (ADR 0064, `lib/access/kept-pages.ts`); nothing where somebody
 * acts as her.
 */
export function KeptPage({ session }: { session: Session }) {
  const mark = deskMark(session);
  return mark && <meta name={keptFor} content={mark} />;
}
