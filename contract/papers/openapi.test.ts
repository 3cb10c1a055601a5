import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Call } from '../call.ts';
import { calls } from '../calls/table.ts';
import { generatedFiles } from './generated-files.ts';
import { openapiDocument } from './openapi-document.ts';

type Operation = {
  'x-call': string;
  operationId: string;
  security: object[];
  parameters: { $ref?: string; name?: string; in?: string }[];
  responses: Record<string, unknown>;
};

const document = openapiDocument();
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => [path.get, path.post].filter((item) => item !== undefined));
const rows: readonly Call[] = calls;
const operationOf = (id: string) => operations.find((operation) => operation['x-call'] === id);
const idsThat = (holds: (row: Call) => boolean) => rows.filter(holds).map((row) => row.id);

test('the document is valid OpenAPI 3.1 for an independent validator', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every reference leads to something', () => {
  const text = JSON.stringify(document);
  const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? ''));
  const lost = [...references].filter((reference) => {
    let node: unknown = document;
    for (const step of reference.split('/')) node = (node as Record<string, unknown> | undefined)?.[step];
    return node === undefined;
  });
  expect(references.size).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test('every row is one operation with a name of its own', () => {
  expect(operations.map((operation) => operation['x-call']).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(rows.length);
});

test('the cross-site header is asked wherever one of our pages changes state', () => {
  const asked = idsThat((row) => operationOf(row.id)?.parameters.some(({ $ref }) => $ref?.endsWith('/Xsrf')) === true);
  expect(asked).toEqual(idsThat((row) => row.changesState && !row.fromProvider && !row.elsewhere));
});

test('the idempotency key is asked where a repeat would place or settle twice', () => {
  const asked = idsThat(
    (row) => operationOf(row.id)?.parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')) === true,
  );
  expect(asked).toEqual(idsThat((row) => row.idempotent === true));
});

test('a call with a token says whose, and answers 401 and 403', () => {
  for (const row of rows.filter(({ token }) => ['executive', 'advisor', 'client'].includes(token))) {
    const operation = operationOf(row.id);
    expect(operation?.security).toEqual([{ [row.token]: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '429', '503']),
    );
  }
});

test.each(generatedFiles())('$name is as the table of calls has it', ({ url, text }) => {
  expect(readFileSync(url, 'utf8') === text).toBe(true);
});
