import { basePath } from 'contract/call.ts';
import type { Envelope } from 'contract/envelope.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { type Config, readConfig } from '../src/kit/config.ts';
import type { JobKind, JobPayloads, Outbox } from '../src/kit/outbox.ts';
import { silentLog } from './silent-log.ts';

export const testConfig: Config = readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory', LOG_LEVEL: 'silent' });

type Request = { token?: string; headers?: Record<string, string>; body?: unknown; form?: string; address?: string };

export type Reply<T = unknown> = Envelope<T> & {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
};

/** Calls an app without a socket, by the contract's paths, and reads the envelope. */
export function createClient(app: FastifyInstance) {
  return async function call<T>(method: 'GET' | 'POST', path: string, request: Request = {}): Promise<Reply<T>> {
    const { token, headers, body, form, address } = request;
    const options: InjectOptions = {
      method,
      url: path.startsWith('/health') ? path : `${basePath}${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(address !== undefined && { remoteAddress: address }),
      ...(body !== undefined && { payload: body as object }),
      ...(form !== undefined && { payload: form }),
    };
    const reply = await app.inject(options);
    const { statusCode: status, body: text, rawPayload: bytes } = reply;
    // A file has no envelope.
    const envelope = bytes.subarray(0, 5).toString() === '%PDF-' ? ({} as Envelope<T>) : reply.json<Envelope<T>>();
    return { ...envelope, status, headers: reply.headers, text, bytes };
  };
}

export type Client = ReturnType<typeof createClient>;

export type Sent = { [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKind];

/** `sent` is what the outbox would send. */
export function openApp(
  database: OpenDatabase,
  extras: Partial<Parameters<typeof buildApp>[2]> = {},
  config = testConfig,
) {
  const sent: Sent[] = [];
  const outbox: Outbox = {
    send: async (_trx, kind, _key, payload) => {
      sent.push({ kind, payload } as Sent);
    },
  };
  const app = buildApp(config, database, { outbox, log: silentLog, ...extras });
  return { app, call: createClient(app), sent };
}
