import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../shared/errors.ts';

const malformed = () => new Refusal(400, failureKeys.malformed);
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
  try {
    return JSON.parse(text, (key, value) => {
      if (poison.has(key)) throw malformed();
      return value;
    });
  } catch {
    throw malformed();
  }
}

/** A field that comes more than once is a list. */
function parseForm(text: string): Record<string, string | string[]> {
  assertPercentEncoding(text);
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (poison.has(name)) throw malformed();
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

export function assertPercentEncoding(text: string): void {
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed();
  }
}
