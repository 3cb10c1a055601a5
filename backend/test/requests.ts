import { afterAll, beforeAll } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { type Client, openApp, type Sent } from './client.ts';
import { anAccount, aSession } from './factories.ts';
import { aDesk, anExecutive, type Executive, listStocked, type Stocked } from './orders.ts';
import { shopNow } from './seeded.ts';

type Decisions = BodyOf<'answerRequest'>['decisiones'];
type Wishes = BodyOf<'sendRequest'>['productos'];

export type DecisionWire = Decisions[number];

/** Accepts all of these as asked for. */
export const accept = (...codes: string[]): Decisions => codes.map((linea) => ({ linea, decision: 'ACEPTAR' }));

/** A shop with executives and clients who send requests; the caller moves its clock. */
export function withRequests(database: () => OpenDatabase) {
  let clock = shopNow();
  let call: Client;
  let sent: Sent[] = [];
  let close = async () => {};
  let stocked: Stocked[] = [];
  let keys = 0;
  beforeAll(async () => {
    const opened = openApp(database(), { now: () => clock });
    ({ call, sent } = opened);
    close = async () => {
      await opened.app.close();
    };
    stocked = await listStocked(database().db, 12, 20);
  });
  afterAll(() => close());

  const at = (place: number) => stocked[place] as Stocked;
  const later = (hours: number) => {
    clock = new Date(clock.getTime() + hours * 3_600_000);
  };
  const newKey = () => {
    keys += 1;
    return `request-key-${keys}`.padEnd(24, '0');
  };
  const inOrder = async (executive: Executive) =>
    ((await aDesk(call, executive).order()).datos?.lineas ?? []).map(({ codigo, cantidadPedida, cliente }) => [
      codigo,
      cantidadPedida,
      cliente?.nombre ?? null,
    ]);

  async function aClient(executive: Executive) {
    const { db } = database();
    const account = await anAccount(db, { role: 'ROLE_C' });
    await db
      .insertInto('clients')
      .values({ account_id: account.id, executive_id: executive.id, phone: null })
      .execute();
    await db
      .insertInto('client_book')
      .values({ executive_id: executive.id, account_id: account.id, name: account.name, phone: null })
      .execute();
    const { token } = await aSession(db, account);
    const post = (body: BodyOf<'sendRequest'>, key = newKey()) =>
      call<AnswerOf<'sendRequest'>>('POST', '/api/clientes/enviarProductos', {
        token,
        body,
        headers: { 'idempotency-key': key },
      });
    return {
      ...account,
      token,
      post,
      send: async (...wishes: [Stocked, number][]) => {
        const productos: Wishes = wishes.map(([{ code, cents }, cantidadPedida]) => ({
          _id: code,
          codigo: code,
          cantidadPedida,
          precio: cents / 100,
        }));
        const reply = await post({ productos });
        const request = reply.datos?.solicitud;
        if (!request) throw new Error(reply.text);
        return request;
      },
      reply: (solicitud: string, linea: string, acepta: boolean) =>
        post({ productos: [], respuestas: [{ solicitud, linea, acepta }] }),
      home: async () =>
        (await call<AnswerOf<'readClient'>>('GET', '/api/clientes/consultarClienteSesion', { token })).datos,
    };
  }

  const list = ({ token }: { token: string }, body: BodyOf<'listRequests'> = {}) =>
    call<AnswerOf<'listRequests'>>('POST', '/api/admon-clientes/consultarSolicitadosCliente', { token, body });
  const answer = (
    { token }: { token: string },
    request: { id: string; version: number },
    decisiones: Decisions,
    { key = newKey(), ...more }: { key?: string; mensaje?: string } = {},
  ) =>
    call<AnswerOf<'answerRequest'>>('POST', `/api/admon-clientes/procesarProductos/${request.id}`, {
      token,
      body: { version: request.version, decisiones, ...more },
      headers: { 'idempotency-key': key },
    });
  async function aPair() {
    const executive = await anExecutive(database().db);
    return { executive, client: await aClient(executive) };
  }

  return {
    at,
    later,
    now: () => clock,
    newKey,
    inOrder,
    aClient,
    aPair,
    list,
    answer,
    call: <T>(...given: Parameters<Client>) => call<T>(...given),
    sent: () => sent,
  };
}
