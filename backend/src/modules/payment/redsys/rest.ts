import { ProviderUnavailable } from '../provider/provider.ts';
import { type MerchantKey, type RedsysMessage, readSignedFields, type SignedFields } from './message.mapper.ts';

export type RestRequest = { url: string; deadlineMs: number; order: string; fields: SignedFields; secret: MerchantKey };
export type RestAnswer = { raw: string } & ({ message: RedsysMessage } | { message: null; error: string });

const longestAnswer = 64 * 1024;
const errorPattern = /^(SIS|XML)\d{4}$/;

/** One request to the gateway: its signed answer, or the error of its refusal. */
export async function callRest({ url, deadlineMs, order, fields, secret }: RestRequest): Promise<RestAnswer> {
  const raw = await post(url, fields, deadlineMs);
  const answer = parse(raw);
  if (typeof answer.errorCode === 'string' && errorPattern.test(answer.errorCode))
    return { raw, message: null, error: answer.errorCode };
  const message = readSignedFields(secret, answer as Partial<SignedFields>, longestAnswer);
  if (message === null) throw new ProviderUnavailable('The answer is not signed by the gateway.');
  // A valid answer to another request is no answer to this one.
  if (message.parameters.get('ds_order') !== order) throw new ProviderUnavailable('The answer is about another order.');
  return { raw, message };
}

async function post(url: string, fields: SignedFields, deadlineMs: number): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (answer.ok) return await readBounded(answer);
    await answer.body?.cancel();
    throw new ProviderUnavailable(`The gateway answered with ${answer.status}.`);
  } catch (error) {
    throw error instanceof ProviderUnavailable
      ? error
      : new ProviderUnavailable('The gateway did not answer.', { cause: error });
  }
}

async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > longestAnswer) throw new ProviderUnavailable('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function parse(raw: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Thrown below, with every other invalid answer.
  }
  throw new ProviderUnavailable('The answer is not JSON.');
}
