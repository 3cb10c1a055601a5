import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Envelope, failureKeys } from 'contract/envelope.ts';
import { answerCodes } from 'contract/public-codes.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost } from '../database/lost-connection.ts';
import { absent, conflict, Refusal } from '../shared/errors.ts';
import { securityHeaders } from './security-headers.ts';
import type { SecurityLog } from './security-log.ts';

const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(415, failureKeys.unsupportedType),
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(413, failureKeys.tooLarge),
  // No name of ours is that long.
  FST_ERR_MAX_PARAM_LENGTH: absent(),
};

// The only mapping of PostgreSQL's codes to answers, beside those of a lost connection. Any other code is a bug of ours: 500.
const databaseRefusals: Record<string, Refusal> = {
  '23505': conflict(),
  '23P01': conflict(),
  // A server that was demoted to a standby.
  '25006': new Refusal(503, failureKeys.busy),
  '40001': new Refusal(503, failureKeys.busy),
  '40P01': new Refusal(503, failureKeys.busy),
  '53300': new Refusal(503, failureKeys.busy),
  '55P03': new Refusal(503, failureKeys.busy),
  '57014': new Refusal(503, failureKeys.busy),
};

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (isConnectionLost(error)) return new Refusal(503, failureKeys.busy);
  const known = code === undefined ? undefined : (frameworkRefusals[code] ?? databaseRefusals[code]);
  if (known) return known;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, failureKeys.malformed);
  return new Refusal(500, failureKeys.broken);
}

function toFailure(refusal: Pick<Refusal, 'key' | 'fields'>, requestId: string): Envelope<null> {
  return {
    codigo: answerCodes.error,
    mensaje: refusal.key,
    datos: null,
    ...(refusal.fields && { campos: refusal.fields }),
    idPeticion: requestId,
  };
}

/** Passing failures, such as a deadlock or a restarting database, are over by then. */
const usualPauseSeconds = 2;

type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

export const answerErrors =
  (securityLog: SecurityLog): AnswerError =>
  (error, request, reply) => {
    const refusal = toRefusal(error);
    securityLog.tellRefused(request, refusal);
    // A refusal with a retry time is deliberate, not a failure.
    const isOurs = refusal.status >= 500 && refusal.retryAfter === undefined;
    if (isOurs) request.log.error({ err: error, status: refusal.status }, 'call failed');
    else request.log.warn({ status: refusal.status, key: refusal.key }, 'call refused');
    // Fastify refuses some addresses before any hook has run.
    reply.headers(securityHeaders);
    const comeAgain = refusal.retryAfter ?? (refusal.status === 503 ? usualPauseSeconds : undefined);
    if (comeAgain !== undefined) reply.header('retry-after', comeAgain);
    reply.code(refusal.status).send(toFailure(refusal, request.id));
  };

const brokenRequests: Record<string, [status: string, key: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', failureKeys.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', failureKeys.busy],
};

/** Bytes that are not HTTP have no request and no reply, only a socket. They are answered in the envelope too. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, key] = brokenRequests[error.code ?? ''] ?? ['400 Bad Request', failureKeys.malformed];
  const body = JSON.stringify(toFailure({ key, fields: undefined }, randomUUID()));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}

export function addErrors(app: FastifyInstance, answerError: AnswerError): void {
  // Decided before the body is read, so that the body of an unknown address is never parsed.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw absent();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    answerError(absent(), request, reply);
  });
}
