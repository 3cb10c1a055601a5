import { basePath } from '../../../contract/call.ts';
import type { AnswerOf, Verb } from '../../../contract/calls/table.ts';
import type { Envelope } from '../../../contract/envelope.ts';

export type Source = { backendUrl: string; read: typeof fetch };

/** Backend calls made before Next runs, where plain Node cannot load the pages' own client. */
export const askBackend = (
  { backendUrl, read }: Source,
  path: string,
  { body, deadlineMs }: { body?: object; deadlineMs: number },
): Promise<Response> =>
  read(backendUrl + basePath + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });

/** Unwraps the envelope; throws an error that carries `name` when the call failed. */
export async function dataOf<V extends Verb>(answer: Response, name: string): Promise<AnswerOf<V>> {
  const envelope: Envelope<AnswerOf<V>> | null = answer.ok ? await answer.json() : null;
  if (envelope?.codigo !== 0 || !envelope.datos) throw new Error(`${name}: ${answer.status}`);
  return envelope.datos;
}
