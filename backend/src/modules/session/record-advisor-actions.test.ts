import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from 'contract/call.ts';
import { type AnswerOf, calls } from 'contract/calls/table.ts';
import { invitar } from 'contract/client-book/examples.ts';
import { pedirCambio } from 'contract/exchange/examples.ts';
import { quitarClienteOrden } from 'contract/pad/examples.ts';
import { abrirPago, enviarComprobante, orderNumber } from 'contract/payment/examples.ts';
import { roles } from 'contract/public-codes.ts';
import { openApp } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { anAccount, aSession, assign } from '../../../test/factories.ts';
import { withDatabase } from '../../../test/harness.ts';
import { anExecutive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { Handlers } from '../../kit/handlers.ts';
import { Refusal } from '../../shared/errors.ts';

const database = withDatabase(seededShop);

/** Calls open to executives (or an advisor acting as one) that change data; sessions are recorded separately. */
const writing = (calls as readonly Call[]).filter(
  ({ changesState, effect, token }) =>
    changesState && effect === undefined && ['executive', 'any-session'].includes(token),
);
/** Parameters with which these calls change something, where their example only reads. */
const changing: Record<string, object> = {
  sendMessage: { vistaPrevia: false },
  sendCatalogue: { vistaPrevia: false },
};

let answer: (row: Call) => Promise<{ datos: unknown }> = async ({ example: { datos } }) => ({ datos });
const stubs = Object.fromEntries(writing.map((row) => [row.verb, () => answer(row)])) as unknown as Handlers;

let frame: ReturnType<typeof openApp>;
let shop: ReturnType<typeof openApp>;
beforeAll(() => {
  frame = openApp(database(), { now: shopNow, handlers: stubs });
  shop = openApp(database(), { now: shopNow });
});
afterAll(async () => {
  await frame.app.close();
  await shop.app.close();
});

/** An advisor acting as one of the advised executives. */
async function anActing() {
  const { db } = database();
  const advisor = await anAccount(db, { role: roles.advisor });
  const she = await anExecutive(db);
  await assign(db, advisor.id, she.id);
  const { code } = await db
    .selectFrom('executives')
    .select('code')
    .where('account_id', '=', she.id)
    .executeTakeFirstOrThrow();
  const { token } = await aSession(db, advisor);
  const acting = await shop.call<AnswerOf<'actAsExecutive'>>('POST', '/api/asesora/loguinAsSocia', {
    token,
    body: { socia: code, motivo: 'She asked on the phone' },
  });
  const actions = async () =>
    (
      await shop.call<AnswerOf<'readExecutive'>>('GET', '/api/socia/consultarSociaSesion', { token: she.token })
    ).datos?.actuaciones[0]?.hechos.map(({ clave }) => clave);
  const about = async () =>
    (
      await db
        .selectFrom('acting_deeds as d')
        .innerJoin('actings as c', 'c.session_id', 'd.session_id')
        .select(['d.verb', 'd.about', 'c.advisor_id as advisor'])
        .where('c.executive_id', '=', she.id)
        .orderBy('d.id')
        .execute()
    ).map(({ advisor: by, ...action }) => ({ ...action, isHers: by === advisor.id }));
  return { she, token: acting.datos?.token ?? '', actions, about };
}

let keys = 0;
function send({ call }: ReturnType<typeof openApp>, row: Call, token: string, more: object = {}) {
  keys += 1;
  const { params = {}, query, body } = row.example;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const asked = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const own = row.token === 'any-session' ? { ambito: 'socia' } : {};
  return call(row.method, path + asked, {
    token,
    headers: { 'idempotency-key': `actions-of-hers-${keys}`.padEnd(24, '0') },
    ...(row.method === 'POST' && { body: { ...Object(body), ...own, ...changing[row.verb], ...more } }),
  });
}

describe("actions of an advisor in an executive's name", () => {
  test.each(writing.map((row) => [row.verb, row] as const))(
    'C081 N07 %s is in the executive’s history',
    async (verb, row) => {
      answer = async ({ example: { datos } }) => ({ datos });
      const { she, token, actions } = await anActing();
      expect((await send(frame, row, she.token)).status).toBeLessThan(300);
      expect(await actions()).toEqual([]);
      expect((await send(frame, row, token)).status).toBeLessThan(300);
      expect(await actions()).toEqual([`deed.${verb}`]);
    },
  );

  const named = new Map<string, string>([
    ['removeOrderClient', quitarClienteOrden.body.client],
    ['inviteClient', invitar.body.client],
    ['cancelOwnOrder', orderNumber],
    ['repeatLines', orderNumber],
    ['askExchange', pedirCambio.body.order],
    ['openPayment', abrirPago.body.payment],
    ['sendTransferProof', enviarComprobante.body.payment],
  ]);
  test.each(writing.filter(({ verb }) => named.has(verb)))(
    'C081 the record names the client, the order or the payment that a call of our own names: $verb',
    async (row) => {
      answer = async ({ example: { datos } }) => ({ datos });
      const { token, about } = await anActing();
      await send(frame, row, token);
      expect(await about()).toEqual([{ verb: row.verb, about: [named.get(row.verb)], isHers: true }]);
    },
  );

  const edit = writing.filter(({ verb }) => verb === 'updateOwnStore');
  test.each(edit)('C081 a refused action is deleted from the record, a failed one stays: $verb', async (row) => {
    const { token, actions } = await anActing();
    answer = async () => {
      throw new Refusal(409, 'error.conflict');
    };
    await send(frame, row, token);
    expect(await actions()).toEqual([]);
    answer = async () => {
      throw new Error('broken');
    };
    await send(frame, row, token);
    expect(await actions()).toEqual([`deed.${row.verb}`]);
  });

  test('C081 C085 C090 C077 changes to clients, messages and invitations record both names, and reading records nothing', async () => {
    const { she, token, about } = await anActing();
    const { edit: editAs, read } = aClientBook(database, () => shop.call);
    const asHer = { ...she, token };
    const [made] = await editAs(asHer, { nombre: 'Ada', telefono: '+34600111222' });
    const id = made?.id ?? '';
    expect(await editAs(asHer, { nombre: 'Ada' })).toMatchObject([{ resultado: 'REPETIDA' }]);
    await read(asHer, id);
    const message = { clientes: [id], canal: 'WHATSAPP', tipo: 'MENSAJE', mensaje: 'Hola' };
    for (const vistaPrevia of [true, false])
      await shop.call('POST', '/api/admon-clientes/enviarMensaje', {
        token,
        headers: { 'idempotency-key': `written-by-her-${vistaPrevia}`.padEnd(24, '0') },
        body: { ...message, vistaPrevia },
      });
    const invited = await shop.call<AnswerOf<'addReferral'>>('POST', '/api/socia/ingresarContacto', {
      token,
      body: { canal: 'WHATSAPP', telefono: '+34600111444', nombre: 'Rosa', idioma: 'es', consentimiento: true },
    });
    await editAs(asHer, { id, estado: 'BORRADA' });
    expect(await about()).toEqual([
      { verb: 'editClients', about: [id], isHers: true },
      { verb: 'sendMessage', about: [id], isHers: true },
      { verb: 'addReferral', about: [invited.datos?.contacto.id], isHers: true },
      { verb: 'editClients', about: [id], isHers: true },
    ]);
  });
});
