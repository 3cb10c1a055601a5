import type { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

export type Log = FastifyBaseLogger;

// Second line of defence. The first: nothing logs a body, a header or a query in the first place.
const secretKeys = ['authorization', 'cookie', '"set-cookie"', 'clave', 'password', 'password_hash', 'token', 'secret'];
const secretPaths = secretKeys.flatMap((key) =>
  key.startsWith('"') ? [`[${key}]`, `*[${key}]`, `*.*[${key}]`] : [key, `*.${key}`, `*.*.${key}`],
);

export function createLogger(config: Pick<Config, 'logLevel'>, stream?: Writable): Log {
  return pino(
    {
      level: config.logLevel,
      base: null,
      redact: { paths: secretPaths, censor: '[secret]' },
      serializers: { err: toLoggedError, error: toLoggedError },
    },
    ...(stream ? [stream] : []),
  );
}

/** Errors of the driver carry the values of the failed row in `detail` and `where`: those stay out. */
function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? { name: error.cause.name, message: error.cause.message } : undefined;
  return { name, message, code, cause, stack };
}
