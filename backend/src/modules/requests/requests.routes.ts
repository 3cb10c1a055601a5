import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { refused } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toRowId } from '../../shared/ids.ts';
import { toPage } from '../../shared/pagination.mapper.ts';
import { transactions } from '../../shared/transactions.ts';
import type { DisplayContext } from '../order/pad/client-articles.ts';
import { answerRequest } from './answer.service.ts';
import { findClient, getExecutive, getSessionEnd } from './people.repository.ts';
import { readRequestWires } from './request-wires.ts';
import {
  toAnsweredRequest,
  toConsents,
  toDecisions,
  toExecutive,
  toFamilyName,
  toInbox,
  toMessage,
  toNote,
  toPhone,
  toReplies,
  toSentRequest,
  toSizes,
  toWishes,
} from './requests.mapper.ts';
import { countByState, listRequests, type WholeRequest } from './requests.repository.ts';
import { type RequestPorts, sendRequest } from './send.service.ts';
import { markRead } from './visitors.repository.ts';

/** The limit of the answer. */
const requestPage = { number: 1, size: 50 };
const inboxPage = 20;

export function requestHandlers(kit: Kit, ports: RequestPorts): Handlers {
  const { db, now, outbox, config } = kit;
  const { changeOnce } = transactions(kit);
  const { wares, clientBook, waitingMailOf } = ports;

  const describeAll = (
    from: Db,
    requests: readonly WholeRequest[],
    showing: DisplayContext & { forExecutive: boolean },
  ) => readRequestWires(from, requests, showing, ports);

  return {
    listRequests: async ({ identity, locale, body }) => {
      const { accountId, claims } = requireIdentity(identity);
      const owner = { executiveId: accountId };
      const client = body.cliente === undefined ? undefined : (toRowId(body.cliente) ?? 0);
      const moment = now();
      const page = toPage({ tamano: inboxPage, ...body });
      const counts = await countByState(db, { owner, client }, moment);
      const states = body.estados;
      const total = [...counts].reduce(
        (sum, [state, count]) => sum + (states === undefined || states.includes(state) ? count : 0),
        0,
      );
      const listed = await listRequests(db, { owner, client, states }, page, moment);
      const visitors = listed.flatMap(({ row }) => row.visitor_id ?? []);
      // Read by an acting advisor does not count as read by the executive.
      if (claims.actor === undefined) await markRead(db, visitors, moment);
      const requests = await describeAll(db, listed, { locale, now: moment, forExecutive: true });
      return { datos: toInbox({ counts, requests, page, total, now: moment }) };
    },

    answerRequest: async (input) =>
      changeOnce('answerRequest', input, async (trx) => {
        const { accountId: executiveId, claims } = requireIdentity(input.identity);
        const { body, locale, params } = input;
        const answering = {
          ...{ id: toRowId(params.x), executiveId, actorId: claims.actor?.sub ?? null, locale, now: now() },
          ...{ version: body.version, message: toMessage(body), decisions: toDecisions(body) },
        };
        const answered = await answerRequest(trx, answering, { ...ports, outbox, config });
        const [request] = await describeAll(trx, [answered.whole], { ...answering, forExecutive: true });
        if (!request) throw new Error('The answered request was not told');
        return toAnsweredRequest(answered, request);
      }),

    sendRequest: async (input) =>
      changeOnce('sendRequest', input, async (trx) => {
        const { accountId } = requireIdentity(input.identity);
        const { body, locale } = input;
        const sending = {
          ...{ accountId, locale, now: now() },
          ...{ wishes: toWishes(body), note: toNote(body), replies: toReplies(body) },
        };
        const result = await sendRequest(trx, sending, { wares, outbox });
        const showing = { ...sending, forExecutive: false };
        const [sent = null] = await describeAll(trx, result.sent ? [result.sent] : [], showing);
        return toSentRequest(result, { sent, replied: await describeAll(trx, result.replied, showing) });
      }),

    readClient: async ({ identity, locale }) => {
      const { accountId, sessionId } = requireIdentity(identity);
      const client = await findClient(db, accountId);
      if (!client) throw refused();
      const moment = now();
      const consents = await clientBook.consentsOf(db, { executiveId: client.executiveId, clientId: client.id });
      const requests = await listRequests(db, { owner: { clientId: client.id } }, requestPage, moment);
      return {
        datos: {
          id: String(client.id),
          nombre: client.name,
          apellidos: toFamilyName(client.name, client.familyName),
          correo: client.email,
          correoPorConfirmar: await waitingMailOf(db, accountId),
          telefono: toPhone(client.phone),
          idioma: client.locale,
          vence: (await getSessionEnd(db, sessionId)).toISOString(),
          socia: client.executiveId === null ? null : toExecutive(await getExecutive(db, client.executiveId)),
          tallas: toSizes(client.sizes, consents),
          consentimientos: toConsents(consents),
          solicitudes: await describeAll(db, requests, { locale, now: moment, forExecutive: false }),
          version: client.version,
        },
      };
    },

    readClientGrid: async ({ params: { x: reference }, locale }) => ({
      datos: await wares.grid(db, reference, { locale, now: now() }),
    }),
  };
}
