import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/contract/calls/table';
import { callBackend } from '@/lib/http/backend';
import { toCallOptions } from '@/lib/http/call-context';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Session, SessionKind } from '@/lib/session/session';
import { wireScopes } from '@/lib/session/session-mappers';

/**
 * Whether the backend still knows the session: it may have ended while its token is valid. Only the backend's refusal
 * ends it; if it does not respond or lacks this call, the token's expiry counts.
 */
export async function isSessionAlive(kind: SessionKind, { token }: Session): Promise<boolean> {
  const answer = await callBackend('probeSession', { query: { ambito: wireScopes[kind] }, token });
  return answer.ok || answer.kind !== 'signed-out';
}

// Responses that require a living session, and so prove it. Called here once per page; the modules that own the data
// map it.

export const readDeskTasksWire = cache((token: string, locale: Locale) =>
  callBackend('readWaiting', toCallOptions({ token, locale })),
);

/** A separate call only when the tasks' response does not contain the order in hand. */
export const readActiveOrderWire = cache(
  async (token: string, locale: Locale): Promise<Result<AnswerOf<'readActiveOrder'>>> => {
    const desk = await readDeskTasksWire(token, locale);
    if (desk.ok && desk.data.activeOrder) return { ...desk, data: desk.data.activeOrder };
    if (!desk.ok && (desk.kind === 'network' || desk.kind === 'signed-out')) return desk;
    return callBackend('readActiveOrder', toCallOptions({ token, locale }));
  },
);
