import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { failureKeys } from 'contract/envelope.ts';
import { hasTooManyValues } from 'contract/rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../shared/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keeps the raw text, which signatures cover. */
    keepsText?: boolean;
  }
  interface FastifyRequest {
    /** The raw body; null unless the call keeps it. */
    bodyText: string | null;
  }
}

const malformed = () => new Refusal(400, failureKeys.malformed);
const tooLarge = () => new Refusal(413, failureKeys.tooLarge);
/** Twice what the contract allows: a list of a thousand lines, and the fields of a line or a call. */
const mostItems = 2_000;
const mostFields = 100;
/** Forms are sign-ins and a bank's notices. */
const mostFormFields = 50;
/** How long an oversized body is still read. */
const patienceMs = 2_000;
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/** P08: JSON and form-urlencoded. Both are read as bytes first, so that invalid UTF-8 is refused, not repaired. */
export function addBodyParsers(app: FastifyInstance): void {
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
    if (reply.statusCode === 413) await readRest(request.raw);
  });
}

/** Reads the rest of the body: a client still sending when the connection closes would never see the answer. */
async function readRest(body: IncomingMessage): Promise<void> {
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

/** A repeated field becomes a list. */
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
