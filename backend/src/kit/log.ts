import type { Writable } from 'node:stream';
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

export type Log = FastifyBaseLogger;

// Second line of defence. The first: no body, header or query is logged at all.
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

/** The driver's errors carry the values of the failed row in `detail` and `where`: those are left out. */
function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? { name: error.cause.name, message: error.cause.message } : undefined;
  return { name, message, code, cause, stack };
}

/** One line per request, with the route's pattern, because an address may hold personal data. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer broke off');
    else request.log.info(line, 'answered');
  }
}
