import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { intentDone, intentKey } from '@/lib/state/intent-key';
import { toCatalogueWire, toMessageWire, toWritten } from './message-mappers';
import type { MessageDraft, WrittenMessage } from './messages';

type MessageBatch = { to: string[]; preview: boolean; campaign: string };

/** The same message sent twice goes out once. */
export async function writeToClients(draft: MessageDraft, sending: MessageBatch): Promise<Result<WrittenMessage[]>> {
  const intent = `client message ${JSON.stringify([draft, sending])}`;
  const idempotencyKey = intentKey(intent);
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
  if (isAnswered(sent)) intentDone(intent);
  return mapResult(sent, toWritten);
}

export const stopMails = (token: string) => post<'stopClientMails'>('/api/public/noMasCorreos', { body: { token } });
