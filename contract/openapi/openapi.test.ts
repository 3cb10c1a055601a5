import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Call } from '../call.ts';
import { calls } from '../calls/table.ts';
import { MoneySchema } from '../common/schemas.ts';
import { openapiDocument } from './document.ts';
import { generatedFiles } from './generated-files.ts';

type Operation = {
  'x-call': string;
  operationId: string;
  security: object[];
  parameters: { $ref?: string; name?: string; in?: string }[];
  responses: Record<string, unknown>;
};

type Response = { content?: Record<string, { example: unknown }> };

const toPointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const document = openapiDocument();
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => [path.get, path.post].filter((item) => item !== undefined));
const rows: readonly Call[] = calls;
const operationOf = (id: string) => operations.find((operation) => operation['x-call'] === id);
const idsThat = (holds: (row: Call) => boolean) => rows.filter(holds).map((row) => row.id);

test('the document is valid OpenAPI 3.1 by an independent validator', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every example of an answer, and every amount up to 100.00, is valid by an independent validator', () => {
  const validator = new Ajv2020({ strict: false, validateSchema: false, allErrors: true }).addSchema(document, 'shop');
  const wrong = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) =>
      Object.entries((item[method]?.responses ?? {}) as Record<string, Response>).flatMap(([status, { content }]) =>
        Object.entries(content ?? {}).flatMap(([type, { example }]) => {
          const place = [path, method, 'responses', status, 'content', type, 'schema'];
          const holds = validator.getSchema(`shop#/paths/${place.map(toPointer).join('/')}`);
          return holds?.(example) ? [] : [`${method} ${path} ${JSON.stringify(holds?.errors)}`];
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
  const isAmount = validator.compile(JSON.parse(JSON.stringify(MoneySchema)));
  expect(Array.from({ length: 10_000 }, (_, cents) => cents / 100).filter((amount) => !isAmount(amount))).toEqual([]);
});

test('every reference resolves', () => {
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

test('every row is one operation with its own name', () => {
  expect(operations.map((operation) => operation['x-call']).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(rows.length);
});

test('the document requires the cross-site header exactly where one of our pages changes state', () => {
  const asked = idsThat((row) => operationOf(row.id)?.parameters.some(({ $ref }) => $ref?.endsWith('/Xsrf')) === true);
  expect(asked).toEqual(idsThat((row) => row.changesState && !row.fromProvider && !row.elsewhere));
});

test('the document requires an idempotency key exactly where the table of calls does', () => {
  const asked = idsThat(
    (row) => operationOf(row.id)?.parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')) === true,
  );
  expect(asked).toEqual(idsThat((row) => row.idempotent === true));
});

test('a call with a token names its role, and lists 401 and 403', () => {
  for (const row of rows.filter(({ token }) => ['executive', 'advisor', 'client'].includes(token))) {
    const operation = operationOf(row.id);
    expect(operation?.security).toEqual([{ [row.token]: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '429', '503']),
    );
  }
});

test('a call lists its success status, and 410 if its link may be used or expired', () => {
  const verbsWith = (status: string) =>
    rows.filter(({ id }) => status in (operationOf(id)?.responses ?? {})).map(({ verb }) => verb);
  expect(verbsWith('201')).toEqual(['writeReview']);
  expect(verbsWith('202')).toEqual([
    'sendRecoveryLink',
    'enrolExecutive',
    'resendEnrolmentMail',
    'askRestockNotice',
    'askForAccount',
  ]);
  expect(verbsWith('410')).toEqual([
    'checkCredentials',
    'checkRecoveryLink',
    'changePassword',
    'confirmRestockNotice',
    'readInvitation',
    'writeReview',
    'subscribeNewsletter',
    'readAccountLink',
    'createAccount',
  ]);
});

test.each(generatedFiles())('$name matches the table of calls', ({ url, text }) => {
  expect(readFileSync(url, 'utf8') === text).toBe(true);
});
