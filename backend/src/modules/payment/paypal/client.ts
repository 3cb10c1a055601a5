import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderUnavailable } from '../provider/provider.ts';
import { readBounded } from './read-bounded.ts';
import { OrderSchema, type PayPalOrder, ProblemSchema, type RefundAnswer, RefundSchema, TokenSchema } from './wire.ts';

export type ClientSettings = {
  /** The base address of the calls, without a trailing slash. */
  apiUrl: string;
  clientId: string;
  secret: string;
  now: () => Date;
  /** Aborts a call that takes too long. */
  deadline?: () => AbortSignal;
};

/** A parsed answer with its raw text, or PayPal's name of the error. */
export type PayPalAnswer<T> = { raw: string; found: T } | { raw: string; issue: string };

type Token = { bearer: Promise<string>; until: number };
/** A compiled schema. */
type Reads<T> = { Check: (value: unknown) => value is T };

type Call = { method: 'GET' | 'POST'; path: string; requestId?: string; body?: unknown };

const deadlineMs = 10_000;
const mostBytes = 256 * 1024;
const renewEarlyMs = 60_000;

const tokens = Compile(TokenSchema);
const orders = Compile(OrderSchema);
const refunds = Compile(RefundSchema);
const problems = Compile(ProblemSchema);

/** The five calls. A write carries its request id, so that a repetition does nothing new. */
export function createPayPalClient(settings: ClientSettings) {
  const { apiUrl, now, deadline = () => AbortSignal.timeout(deadlineMs) } = settings;
  let token: Token = { bearer: Promise.resolve(''), until: 0 };

  async function ask(url: string, init: RequestInit): Promise<{ status: number; raw: string }> {
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: deadline() });
      return { status: response.status, raw: await readBounded(response, mostBytes) };
    } catch (cause) {
      throw new ProviderUnavailable('PayPal did not answer.', { cause });
    }
  }

  async function askForToken(): Promise<Static<typeof TokenSchema>> {
    const { status, raw } = await ask(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.clientId}:${settings.secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status !== 200) throw new ProviderUnavailable(`PayPal gave no token: ${status}.`);
    return read(tokens, raw);
  }

  function renewToken(): Token {
    // Marked valid until it has arrived, so that simultaneous calls share one renewal.
    const renewed: Token = { bearer: askForToken().then(take), until: Number.POSITIVE_INFINITY };
    function take({ access_token, expires_in }: Static<typeof TokenSchema>): string {
      renewed.until = now().getTime() + expires_in * 1000 - renewEarlyMs;
      return access_token;
    }
    renewed.bearer.catch(() => {
      renewed.until = 0;
    });
    return renewed;
  }

  async function send({ method, path, requestId, body }: Call): Promise<{ status: number; raw: string }> {
    if (now().getTime() >= token.until) token = renewToken();
    const used = token;
    const answer = await ask(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await used.bearer}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status === 401) used.until = 0;
    return answer;
  }

  async function call<T>(schema: Reads<T>, request: Call): Promise<PayPalAnswer<T>> {
    const first = await send(request);
    // A token may be revoked before it expires.
    const { status, raw } = first.status === 401 ? await send(request) : first;
    const kept = { raw: withoutPayer(raw) };
    if (status === 200 || status === 201) return { ...kept, found: read(schema, raw) };
    if (status === 404 || status === 422) return { ...kept, issue: issueOf(raw) };
    throw new ProviderUnavailable(`PayPal answered ${status}: ${status < 500 ? issueOf(raw) : 'broken'}.`);
  }

  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  return {
    createOrder: (requestId: string, body: object): Promise<PayPalAnswer<PayPalOrder>> =>
      call(orders, { method: 'POST', path: '/v2/checkout/orders', requestId, body }),
    readOrder: (id: string): Promise<PayPalAnswer<PayPalOrder>> => call(orders, { method: 'GET', path: orderPath(id) }),
    capture: (requestId: string, id: string): Promise<PayPalAnswer<PayPalOrder>> =>
      call(orders, { method: 'POST', path: `${orderPath(id)}/capture`, requestId, body: {} }),
    refund: (requestId: string, captureId: string, body: object): Promise<PayPalAnswer<RefundAnswer>> =>
      call(refunds, {
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        requestId,
        body,
      }),
  };
}

function read<T>(schema: Reads<T>, raw: string): T {
  const value = parseJson(raw);
  if (schema.Check(value)) return value;
  throw new ProviderUnavailable('PayPal answered what cannot be read.');
}

function issueOf(raw: string): string {
  const value = parseJson(raw);
  if (!problems.Check(value)) return 'UNREADABLE';
  return value.details?.[0]?.issue ?? value.name ?? 'UNNAMED';
}

const ofPayer = new Set(['payer', 'payment_source', 'shipping']);

/** Removes the payer's name, mail and address, which PayPal sends with every order and we do not need. */
export const withoutPayer = (raw: string): string =>
  JSON.stringify(parseJson(raw), (name, value) => (ofPayer.has(name) ? undefined : value)) ?? raw;

/** Undefined, which no schema accepts, for invalid JSON. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
