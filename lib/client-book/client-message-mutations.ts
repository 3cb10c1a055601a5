import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import { toCatalogueWire, toMessageResults, toMessageWire } from './client-message-mappers';
import type { MessageDraft, MessageResult } from './client-messages';

type MessageBatch = { to: string[]; preview: boolean; campaign: string };

/** The same message sent twice goes out once. */
export async function sendClientMessages(draft: MessageDraft, sending: MessageBatch): Promise<Result<MessageResult[]>> {
  const intent = `client message ${JSON.stringify([draft, sending])}`;
  const idempotencyKey = idempotencyKeyOf(intent);
  const { kind } = draft;
  const sent =
    kind === 'catalogue'
      ? await post<'sendCatalogue'>('/api/admon-clientes/enviarCatalogo', {
          body: toCatalogueWire(draft, sending, sending.campaign),
          idempotencyKey,
        })
      : await post<'sendMessage'>('/api/admon-clientes/enviarMensaje', {
          body: toMessageWire({ ...draft, kind }, sending),
          idempotencyKey,
        });
  if (isAnswered(sent)) releaseIdempotencyKey(intent);
  return mapResult(sent, toMessageResults);
}

export const unsubscribeFromClientMails = (token: string) =>
  post<'stopClientMails'>('/api/public/noMasCorreos', { body: { token } });
