import { basePath, bodyTypesOf, type Call } from '../call.ts';
import { failures, failuresOf, successOf } from '../calls/statuses.ts';
import { callsByNoun } from '../calls/table.ts';
import { eachRole } from '../codes.ts';
import { fieldProblemKeys } from '../field-problem-keys.ts';
import { locales, type RoleName, roles } from '../public-codes.ts';
import { deviceMarksHeader, deviceMarksMax } from '../rules.ts';
import { type Json, type JsonObject, namedSchemas, toReference } from './named-schemas.ts';

const sampleRequest = 'b7e1c0de-5a3f-4a55-9a11-0c7d2e4f6a88';

/** Who may call, as alternatives of OpenAPI security; an empty one means that no token is needed. */
const security: Record<Call['token'], Json[]> = {
  public: [],
  'client-login': [],
  browser: [],
  ...eachRole((name) => [{ [name]: [] }]),
  'any-session': [{ executive: [] }, { client: [] }],
};

const envelopeOf = (datos: Json): JsonObject => ({
  type: 'object',
  required: ['codigo', 'mensaje', 'datos', 'idPeticion'],
  properties: {
    codigo: { enum: [0, 2, 3], description: '2 carries an inventory remark, 3 another remark.' },
    mensaje: { type: 'string', description: 'A message key.' },
    datos,
    idPeticion: { type: 'string' },
  },
});

const successes = { 200: 'Done.', 201: 'Made.', 202: 'Taken; it is done later.' };

const failureSchema: JsonObject = {
  type: 'object',
  required: ['codigo', 'mensaje', 'datos', 'idPeticion'],
  properties: {
    codigo: { const: 1 },
    mensaje: { type: 'string', description: 'A message key.' },
    datos: { type: 'null' },
    campos: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Message keys by the path of the field that is wrong.',
    },
    idPeticion: { type: 'string' },
  },
};

function failureResponses(): JsonObject {
  const entries = Object.entries(failures).map(([status, [name, key, description]]): [string, Json] => {
    const fields: JsonObject = status === '422' ? { campos: { correo: fieldProblemKeys.pattern } } : {};
    const example = { codigo: 1, mensaje: key, datos: null, ...fields, idPeticion: sampleRequest };
    const waits = status === '429' || status === '503';
    return [
      name,
      {
        description,
        ...(waits ? { headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example } },
      },
    ];
  });
  return Object.fromEntries(entries);
}

type SchemaParts = { properties?: Record<string, object>; required?: string[] };

function parametersOf(row: Call): Json[] {
  const places = [
    ['path', row.params, row.example.params],
    ['query', row.query, row.example.query],
  ] as const;
  const named = places.flatMap(([place, schema, example]) => {
    const { properties = {}, required = [] } = (schema ?? {}) as SchemaParts;
    return Object.entries(properties).map(([name, property]): Json => {
      const sample = (example as JsonObject | undefined)?.[name];
      return {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        schema: toReference(property),
        ...(sample === undefined ? {} : { example: sample }),
      };
    });
  });
  const headers = [
    ...(row.elsewhere ? [] : [{ $ref: '#/components/parameters/Locale' }]),
    ...(row.changesState && !row.fromProvider && !row.elsewhere ? [{ $ref: '#/components/parameters/Xsrf' }] : []),
    ...(row.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(row.effect === 'sign-in' ? [{ $ref: '#/components/parameters/DeviceMarks' }] : []),
  ];
  return [...named, ...headers];
}

function bodyOf(row: Call): JsonObject {
  if (!row.body) return {};
  const content = { schema: toReference(row.body), example: row.example.body as Json };
  const types = bodyTypesOf(row).map((type) => [type, content]);
  return { requestBody: { required: true, content: Object.fromEntries(types) } };
}

function successResponse(row: Call): JsonObject {
  const datos = row.example.datos as Json;
  if (row.elsewhere) {
    const type = row.elsewhere === 'payment-provider' ? 'text/html' : 'application/json';
    return {
      description: 'As the other host answers.',
      content: { [type]: { schema: toReference(row.datos), example: datos } },
    };
  }
  if (row.file) {
    return {
      description: 'A file to save; Content-Disposition has its name.',
      headers: { 'Content-Disposition': { schema: { type: 'string' } } },
      content: { [row.file]: { schema: toReference(row.datos), example: datos } },
    };
  }
  const example = { codigo: 0, mensaje: 'ok', datos, idPeticion: sampleRequest };
  return {
    description: successes[successOf(row)],
    content: { 'application/json': { schema: envelopeOf(toReference(row.datos)), example } },
  };
}

function operationOf(row: Call, noun: string): JsonObject {
  const open = row.effect === 'sign-out' || row.effect === 'renew';
  const refusals = row.elsewhere
    ? []
    : failuresOf(row).map((status): [string, Json] => [
        String(status),
        { $ref: `#/components/responses/${failures[status][0]}` },
      ]);
  return {
    operationId: row.name,
    tags: [noun],
    summary: row.summary,
    'x-call': row.id,
    'x-changes-state': row.changesState,
    ...(row.effect ? { 'x-session-effect': row.effect } : {}),
    ...(row.firstPassword ? { 'x-first-password': true } : {}),
    ...(row.fromProvider ? { 'x-from-provider': row.fromProvider } : {}),
    ...(row.elsewhere ? { 'x-elsewhere': row.elsewhere } : {}),
    security: [...security[row.token], ...(open ? [{}] : [])],
    parameters: parametersOf(row),
    ...bodyOf(row),
    responses: { [successOf(row)]: successResponse(row), ...Object.fromEntries(refusals) },
  };
}

const anyLocale = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(locales);

/** The access of a role's token, if the name does not tell. */
const opens: Partial<Record<RoleName, string>> = {
  executive: ', or of an advisor who acts as one',
  client: '; opens /api/clientes only',
};

const bearer = (description: string): JsonObject => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

const otherHost = (row: Call): JsonObject => ({
  servers: [{ url: '{host}', variables: { host: { default: `https://${row.elsewhere}.invalid` } } }],
});

export function openapiDocument(): JsonObject {
  const paths: { [path: string]: JsonObject } = {};
  for (const [noun, rows] of Object.entries(callsByNoun)) {
    for (const row of rows as readonly Call[]) {
      const operation = { [row.method.toLowerCase()]: operationOf(row, noun) };
      paths[row.path] = { ...paths[row.path], ...(row.elsewhere ? otherHost(row) : {}), ...operation };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'EuropaBackend',
      version: '1.0.0',
      summary: 'The calls between the storefront and its backend.',
      description:
        'Generated from the table in contract/calls/table.ts. Money is in decimal euros with at most two places.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath, description: "On the product's own host." }],
    tags: Object.keys(callsByNoun).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: eachRole((name) => bearer(`Token of the role ${name} (${roles[name]})${opens[name] ?? ''}.`)),
      parameters: {
        Xsrf: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          required: true,
          description:
            'Value of the XSRF-TOKEN cookie. Asked by the storefront, whatever the method, where a call changes state.',
          schema: { type: 'string', maxLength: 200 },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'Made once for what the person wants done; the same key gives the same answer again.',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
        },
        DeviceMarks: {
          name: deviceMarksHeader,
          in: 'header',
          required: false,
          description: `What earlier sign-ins of this browser gave it as dispositivo, at most ${deviceMarksMax}, by commas.`,
          schema: { type: 'string', maxLength: 1100 },
        },
        Locale: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: `Language of names in the answer where the call has no idioma: ${anyLocale}.`,
          schema: { type: 'string', maxLength: 100 },
        },
      },
      schemas: { ...namedSchemas(), Failure: failureSchema },
      responses: failureResponses(),
    },
  };
}
