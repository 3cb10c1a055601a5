import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/contract/calls/table';
import { callBackend } from '@/lib/http/backend';
import { readerInput } from '@/lib/http/reader';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
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

// What is told to a living session only, and so says that it lives. It is asked here, once a page, and what it says is
// read by the noun that it is about.

export const askWaiting = cache((token: string, locale: Locale) =>
  callBackend('readWaiting', readerInput({ token, locale })),
);

/** Only where nobody tells the order in hand beside what waits it is asked for by itself. */
export const askOrderAtHand = cache(
  async (token: string, locale: Locale): Promise<Result<AnswerOf<'readActiveOrder'>>> => {
    const desk = await askWaiting(token, locale);
    if (desk.ok && desk.data.pedido) return { ...desk, data: desk.data.pedido };
    if (!desk.ok && (desk.kind === 'network' || desk.kind === 'signed-out')) return desk;
    return callBackend('readActiveOrder', readerInput({ token, locale }));
  },
);
