import { basePath, bodyTypesOf, type Call } from 'contract/call.ts';
import { successOf } from 'contract/calls/statuses.ts';
import { calls } from 'contract/calls/table.ts';
import type { PaperFile } from 'contract/common/schemas.ts';
import { type Envelope, failureKeys } from 'contract/envelope.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { answerCodes, defaultLocale, type Locale, locales } from 'contract/public-codes.ts';
import { deviceMarkPattern, deviceMarksHeader, deviceMarksMax } from 'contract/rules.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type {
  Answer,
  CallInput,
  Handlers,
  ProviderNotice,
  RecordAdvisorAction,
  SecurityEvent,
} from '../kit/handlers.ts';
import { toDeviceName } from '../shared/device-name.ts';
import { invalid, Refusal } from '../shared/errors.ts';
import { assertPercentEncoding } from './bodies.ts';
import { type Authenticate, assertScope, identify } from './identity.ts';
import { createLoadShedder } from './load-shedding.ts';
import type { SecurityLog } from './security-log.ts';
import { compilePartReader } from './validation.ts';

type Options = {
  handlers: Handlers;
  authenticate: Authenticate;
  securityLog: SecurityLog;
  recordAction: RecordAdvisorAction;
  /** Validates our own answers too, in tests and development. */
  checkAnswers: boolean;
};

// Call ids give each handler its exact type for its author; here all rows are served alike.
type AnyHandler = (input: CallInput<never>) => Promise<Answer<unknown>>;

const formType = 'application/x-www-form-urlencoded';
const deviceMark = new RegExp(deviceMarkPattern);
const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

export function addRoutes(app: FastifyInstance, options: Options): void {
  assertComplete(calls, options.handlers);
  const loadShedder = createLoadShedder();
  const methods = new Map<string, string[]>();
  for (const row of calls as readonly Call[]) {
    if (row.elsewhere) continue;
    addRoute(app, row, loadShedder, options);
    const url = toUrl(row);
    methods.set(url, [...(methods.get(url) ?? []), row.method]);
  }
  for (const [url, allowed] of methods) addWrongMethods(app, url, allowed);
}

/** Refuses to start when the contract and the handlers disagree. */
export function assertComplete(
  rows: readonly Pick<Call, 'verb' | 'elsewhere'>[],
  handlers: Partial<Record<string, unknown>>,
): void {
  const problems = rows.flatMap(({ verb, elsewhere }) => {
    if (elsewhere) return handlers[verb] ? [`${verb} is answered elsewhere but has a handler`] : [];
    return handlers[verb] ? [] : [`${verb} has no handler`];
  });
  if (problems.length > 0) throw new Error(`The calls are not complete: ${problems.join('; ')}.`);
}

function addRoute(
  app: FastifyInstance,
  row: Call,
  loadShedder: ReturnType<typeof createLoadShedder>,
  { handlers, authenticate, securityLog, recordAction, checkAnswers }: Options,
): void {
  const handler = handlers[row.verb as keyof Handlers] as AnyHandler;
  const params = compilePartReader(row.params);
  const query = compilePartReader(row.query);
  const body = compilePartReader(row.body);
  // Compiled on first use: compiling those of all calls would take half of the start.
  let answers: ReturnType<typeof compileAnswer> | undefined;

  app.route({
    method: row.method,
    url: toUrl(row),
    ...(row.bodyMaxBytes && { bodyLimit: row.bodyMaxBytes }),
    config: { keepsText: row.fromProvider !== undefined },
    // Before the body is read, so that nothing of an unauthorised call is parsed.
    onRequest: async (request) => {
      request.identity = await identify(row, request, authenticate);
      assertBodyType(row, request);
    },
    handler: async (request, reply) => {
      // Fastify leaves undecodable sequences as they are.
      assertPercentEncoding(request.url);
      const given = {
        params: params.read(request.params, 'texts'),
        query: query.read(request.query, 'texts'),
        // JSON notices of providers have their own shape, which their reader validates.
        body:
          row.fromProvider === 'json'
            ? undefined
            : body.read(request.body, bodyTypeOf(request) === formType ? 'texts' : 'typed'),
      };
      assertScope(row, request.identity, { ...Object(given.query), ...Object(given.body) }.ambito);
      let event: SecurityEvent | undefined;
      const input = {
        ...given,
        identity: request.identity,
        requestId: request.id,
        locale: readLocale(request),
        clientAddress: request.ip,
        device: toDeviceName(request.headers['user-agent']),
        isAbout: (account: string) => {
          request.account = account;
        },
        does: (action: SecurityEvent) => {
          event = action;
        },
        deviceMarks: readDeviceMarks(request),
        idempotencyKey: readIdempotencyKey(row, request),
        notice: row.fromProvider ? readNotice(request) : null,
      } as unknown as CallInput<never>;
      const { identity } = request;
      const answer = await loadShedder(request.deadline, () =>
        recordAction(row, { ...given, identity }, () => handler(input)),
      );
      if (checkAnswers && !row.file) {
        answers ??= compileAnswer(row);
        if (!answers.Check(answer.datos)) throw new WrongAnswer(row.verb, answers.Errors(answer.datos));
      }
      securityLog.tellDone(request, row.verb, event);
      if (request.deadline.aborted) return reply;
      if (row.file) return sendFile(reply, row.file, answer.datos as PaperFile);
      return reply.code(successOf(row)).send(toEnvelope(answer, request.id));
    },
  });
}

function toEnvelope<T>(answer: Answer<T>, requestId: string): Envelope<T> {
  return {
    codigo: answer.codigo ?? answerCodes.success,
    mensaje: answer.mensaje ?? 'ok',
    datos: answer.datos,
    idPeticion: requestId,
  };
}

const compileAnswer = ({ datos }: Call) => Compile(datos);

function addWrongMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !allowed.includes(name));
  app.route({
    method,
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new Refusal(405, failureKeys.absent);
    },
    handler: async () => {},
  });
}

class WrongAnswer extends Error {
  constructor(id: string, errors: { instancePath: string; message: string }[]) {
    const wrong = errors.slice(0, 5).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    super(`The answer of ${id} breaks the contract: ${wrong.join('; ')}`);
    this.name = 'WrongAnswer';
  }
}

/** Sent as a download, so that no content of the file runs on our origin. */
function sendFile(reply: FastifyReply, type: string, { name, bytes }: PaperFile) {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(bytes);
}

const toUrl = ({ path }: Call) => basePath + path.replaceAll(/\{(\w+)\}/g, ':$1');

const bodyTypeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** Reads only the content types that the contract names. */
function assertBodyType(row: Call, request: FastifyRequest): void {
  const type = row.method === 'POST' ? bodyTypeOf(request) : undefined;
  if (type !== undefined && !bodyTypesOf(row).includes(type)) throw new Refusal(415, failureKeys.unsupportedType);
}

/** The storefront sends its page's language only; browsers send a list. */
function readLocale({ headers, identity }: FastifyRequest): Locale {
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === asked) ?? identity?.claims.lang ?? defaultLocale;
}

function readNotice({ bodyText, headers }: FastifyRequest): ProviderNotice {
  const texts = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]);
  return { body: bodyText ?? '', headers: Object.fromEntries(texts) };
}

/** Invalid marks are ignored, because a browser must not be refused for an old cookie. */
function readDeviceMarks({ headers }: FastifyRequest): string[] {
  const marks = String(headers[deviceMarksHeader] ?? '').split(',');
  return marks.filter((mark) => deviceMark.test(mark)).slice(0, deviceMarksMax);
}

function readIdempotencyKey(row: Call, request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined && row.idempotent) throw invalid({ 'Idempotency-Key': fieldProblemKeys.required });
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !idempotencyKeyPattern.test(given))
    throw invalid({ 'Idempotency-Key': fieldProblemKeys.pattern });
  return given;
}
