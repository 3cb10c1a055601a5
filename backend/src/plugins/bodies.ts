import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../shared/errors.ts';

const malformed = () => new Refusal(400, failureKeys.malformed);
const tooLarge = () => new Refusal(413, failureKeys.tooLarge);
/** What the largest call holds, twice over: a list of a thousand lines with code, quantity and client. */
const mostValues = 8_000;
/** Forms are sign-ins and notices of a bank. */
const mostFields = 50;
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/** P08: JSON and form-urlencoded. Both are read as bytes first, so that text that is not UTF-8 is refused, not mended. */
export function addBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJson(decode(body)),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseForm(decode(body)),
  );
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
  let values = 0;
  try {
    return JSON.parse(text, (key, value) => {
      if (poison.has(key)) throw malformed();
      values += 1;
      if (values > mostValues) throw tooLarge();
      return value;
    });
  } catch (error) {
    throw error instanceof Refusal ? error : malformed();
  }
}

/** A field that comes more than once is a list. */
function parseForm(text: string): Record<string, string | string[]> {
  if (text.split('&', mostFields + 1).length > mostFields) throw tooLarge();
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
