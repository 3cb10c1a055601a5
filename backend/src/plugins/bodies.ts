import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { failureKeys } from 'contract/envelope.ts';
import { hasTooManyValues } from 'contract/rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../shared/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever signs what it sends signs the text. */
    keepsText?: boolean;
  }
  interface FastifyRequest {
    /** The body as it came; null where nobody asks for it. */
    bodyText: string | null;
  }
}

const malformed = () => new Refusal(400, failureKeys.malformed);
const tooLarge = () => new Refusal(413, failureKeys.tooLarge);
/** Of what the contract has, each twice over: a list of a thousand lines, and what stands in one of them or in a call. */
const mostItems = 2_000;
const mostFields = 100;
/** Forms are sign-ins and notices of a bank. */
const mostFormFields = 50;
/** For so long whoever sends too much is heard out. */
const patienceMs = 2_000;
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/** P08: JSON and form-urlencoded. Both are read as bytes first, so that text that is not UTF-8 is refused, not mended. */
export function addBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('bodyText', null);
  const add = (type: string, parse: (text: string) => unknown) =>
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
      const text = decode(body);
      if (request.routeOptions.config.keepsText) request.bodyText = text;
      return parse(text);
    });
  add('application/json', parseJson);
  add('application/x-www-form-urlencoded', parseForm);
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413) await hearOut(request.raw);
  });
}

/** A connection that is closed on somebody who still sends is broken for her, and she never reads why. */
async function hearOut(body: IncomingMessage): Promise<void> {
  if (body.complete) return;
  body.resume();
  await finished(body, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {});
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw malformed();
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (hasTooManyValues(text)) throw tooLarge();
  try {
    return JSON.parse(text, (key, value) => {
      if (poison.has(key)) throw malformed();
      if (isTooLong(value)) throw tooLarge();
      return value;
    });
  } catch (error) {
    throw error instanceof Refusal ? error : malformed();
  }
}

function isTooLong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.length > mostItems : Object.keys(value).length > mostFields;
}

/** A field that comes more than once is a list. */
function parseForm(text: string): Record<string, string | string[]> {
  if (text.split('&', mostFormFields + 1).length > mostFormFields) throw tooLarge();
  assertPercentEncoding(text);
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    Array.from(new Set(fields.keys()), (name) => {
      if (poison.has(name)) throw malformed();
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : (values[0] as string)];
    }),
  );
}

export function assertPercentEncoding(text: string): void {
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed();
  }
}
