import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kit } from '../../kit/kit.ts';
import { toRefusal } from '../../plugins/errors.ts';
import { createLoadShedder } from '../../plugins/load-shedding.ts';
import type { SecurityLog } from '../../plugins/security-log.ts';
import { Refusal } from '../../shared/errors.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { words } from '../../words/words.ts';
import { problemPage } from './forms.page.ts';
import { type Desk, home, officeHeaders, toDocument } from './layout.ts';
import type { Operator } from './operators.repository.ts';
import type { Passwords, Watches } from './ports.ts';
import type { Answer, Route } from './route.ts';
import { officeRoutes } from './routes-table.ts';
import { formTokenOf, isFormToken, readSession } from './sign-in.service.ts';
import { assertOwnForm, keepLanguage, pathOf, readLocale, readTexts, readToken, toLocale } from './visits.ts';

type Ports = Watches & { passwords: Passwords; securityLog: SecurityLog };

const formMaxBytes = 8 * 1024;
/** Few people look after money; whoever else comes waits. */
const mostAtOnce = 20;
/** What one person presses, and no program in her name. */
const operatorPace = { burst: 60, everySeconds: 1 };
/** No cookie, no session: nothing is done, and a page says so. */
const notSignedIn = () => new Refusal(401, failureKeys.signedOut);

/** The pages of those who look after money: on the backend's own port, apart from the shop and its calls. */
export function addOffice(app: FastifyInstance, kit: Kit, ports: Ports): void {
  const loadShedder = createLoadShedder(mostAtOnce);
  for (const route of officeRoutes) addRoute(app, route, { kit, ports, loadShedder });
}

type Tools = { kit: Kit; ports: Ports; loadShedder: ReturnType<typeof createLoadShedder> };

function addRoute(app: FastifyInstance, route: Route, { kit, ports, loadShedder }: Tools): void {
  const { config, db } = kit;
  const who = new WeakMap<FastifyRequest, Operator>();
  const deskOf = (request: FastifyRequest): Desk => {
    const locale = readLocale(request);
    const token = readToken(request, config);
    const formToken = token === null ? '' : formTokenOf(config, token);
    const query = new URLSearchParams(request.url.split('?')[1]);
    query.delete('lang');
    return {
      words: words[locale].office,
      locale,
      path: pathOf(request),
      query: query.toString(),
      operator: who.get(request) ?? null,
      formToken,
    };
  };

  app.route({
    method: route.method,
    url: route.url,
    bodyLimit: route.bodyLimit ?? formMaxBytes,
    errorHandler: (error, request, reply) => {
      const refusal = toRefusal(error);
      ports.securityLog.tellRefused(request, refusal);
      if (refusal.status >= 500 && refusal.retryAfter === undefined) request.log.error({ err: error }, 'office failed');
      if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
      const desk = deskOf(request);
      return reply
        .headers(officeHeaders)
        .code(refusal.status)
        .send(toDocument(desk, problemPage(desk, refusal.status)));
    },
    // Before the body is read: who is not signed in gets nothing parsed.
    onRequest: async (request, reply) => {
      if (route.method === 'POST') assertOwnForm(request);
      const operator = await readSession(kit, readToken(request, config));
      if (operator === null) {
        if (route.isOpen) return;
        if (route.method === 'GET') return reply.redirect(`${home}/sign-in`, 303);
        throw notSignedIn();
      }
      who.set(request, operator);
      request.account = `operator ${operator.name}`;
      await assertLimit(db, `operator ${operator.id}`, operatorPace);
    },
    handler: async (request, reply) => {
      const fields = readTexts(request.body);
      const query = readTexts(request.query);
      const token = readToken(request, config);
      const desk = deskOf(request);
      if (route.method === 'POST' && !route.isOpen && !(token && isFormToken(config, token, fields.token)))
        throw new Refusal(403, failureKeys.refused);
      const wanted = toLocale(query.lang);
      if (route.method === 'GET' && wanted !== null) {
        const here = desk.query === '' ? desk.path : `${desk.path}?${desk.query}`;
        return reply.header('set-cookie', keepLanguage(config, wanted)).redirect(here, 303);
      }
      const visit = { params: readTexts(request.params), fields, query, token, desk, clientAddress: request.ip };
      const answer = await loadShedder(request.deadline, () => route.answer({ ...kit, ...ports, request }, visit));
      return request.deadline.aborted ? reply : send(reply, desk, answer);
    },
  });
}

function send(reply: FastifyReply, desk: Desk, answer: Answer): FastifyReply {
  if ('to' in answer) {
    if (answer.cookie !== undefined) reply.header('set-cookie', answer.cookie);
    return reply.redirect(answer.to, 303);
  }
  if ('file' in answer) {
    const { name, type, bytes } = answer.file;
    const saved = { 'content-disposition': `attachment; filename="${name}"`, 'content-type': type };
    return reply.headers({ ...officeHeaders, ...saved }).send(bytes);
  }
  return reply
    .headers(officeHeaders)
    .code(answer.status ?? 200)
    .send(toDocument(desk, answer.page));
}
