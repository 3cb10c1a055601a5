import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Session, SessionKind } from '@/lib/session/session';
import { scopeOf } from '@/lib/session/session-mappers';

/**
 * Whether the backend still knows the session: it may have ended, here or elsewhere, while its token is good. Only the
 * backend's own word ends it; where nobody answers, or the backend has no such call, the token's own end counts.
 */
export async function isLiving(kind: SessionKind, { token }: Session): Promise<boolean> {
  const answer = await callBackend('probeSession', { query: { ambito: scopeOf[kind] }, token });
  return answer.ok || answer.kind !== 'signed-out';
}
