import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import * as examples from '@/contract/order/examples';
import { toOrder } from '@/lib/order/order-mappers';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import { toEntry } from './entry';
import { createEntryStore } from './entry-store';
import { createGridLookup } from './grid-lookup';
import { createPadController } from './pad-controller';

type PadCall = { path: string; body: Record<string, unknown>; key: string | null };
type Answer = { status?: number; body: unknown } | 'lost';

const order = toOrder(examples.consultarOrdenSesion.datos);
const typed = { source: null, size: null, words: '', quantity: 2, client: null };
let told: PadCall[];
let answers: (told: PadCall) => Answer;
let stop: (() => void)[];

const conflict = { status: 409, body: { codigo: 1, mensaje: 'error.stale', datos: null, idPeticion: 'r-1' } };
const fine = (datos: unknown) => ({ body: anEnvelope(datos) });

const addedFor = (seen: PadCall, cliente: { id: string; nombre: string }) => added(seen, 'AGREGADA', cliente);

/** A response for exactly the lines of the call. */
function added({ body }: PadCall, outcome = 'AGREGADA', cliente: { id: string; nombre: string } | null = null): Answer {
  const lines = body.lineas as { clave: string; codigo: string; cantidadPedida: number }[];
  const [line] = examples.consultarOrdenSesion.datos.lineas;
  return fine({
    ...examples.insertarItem.datos,
    resultados: lines.map(({ clave, codigo, cantidadPedida }) => ({
      clave,
      resultado: outcome,
      pedida: cantidadPedida,
      agregada: outcome === 'AGREGADA' ? cantidadPedida : 0,
      linea:
        outcome === 'AGREGADA'
          ? { ...line, ...(cliente && { cliente }), id: `n-${codigo}`, codigo, cantidadPedida }
          : null,
      alternativas: [],
    })),
  });
}

beforeEach(() => {
  localStorage.clear();
  setCookie('XSRF-TOKEN=x');
  told = [];
  stop = [];
  answers = () => fine(examples.consultarOrdenSesion.datos);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const headers = init?.headers as Record<string, string>;
    const seen = {
      path: String(address).replace('/EuropaBackend/rest/api/socia/', ''),
      body: init?.body ? JSON.parse(String(init.body)) : {},
      key: headers['idempotency-key'] ?? null,
    };
    told.push(seen);
    const answer = answers(seen);
    if (answer === 'lost') throw new TypeError('no network');
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
});

afterEach(() => {
  for (const each of stop) each();
  jest.restoreAllMocks();
});

function aDesk(owner = 'E1', start = order) {
  const entries = createEntryStore(owner);
  entries.load();
  const core = createPadController({ owner, order: start, entries, lookup: createGridLookup(() => '2026-12') });
  return { core, entries };
}

test('N20 a line whose response was lost stays on the device and is sent again with the same key', async () => {
  const { core, entries } = aDesk();
  answers = () => 'lost';
  entries.add([toEntry({ ...typed, code: '482157' })]);
  await core.flush();
  expect(core.get().link).toBe('away');
  expect(entries.get().entries).toMatchObject([{ code: '482157', outcome: null }]);

  // Later, on the same device.
  const later = aDesk();
  answers = added;
  await later.core.flush();
  expect(later.entries.get()).toEqual({ entries: [], batch: null });
  expect(later.core.get().order?.lines.at(-1)).toMatchObject({ id: 'n-482157', quantity: 2 });
  const [first, second] = told;
  expect(second).toEqual(first);
  expect(first?.key).toMatch(/./);
});

test('N20 one executive’s unsent lines are not loaded for another on the same device', async () => {
  answers = () => 'lost';
  const { core, entries } = aDesk('E1');
  entries.add([toEntry({ ...typed, code: '482157' })]);
  await core.flush();
  expect(aDesk('E2').entries.get().entries).toEqual([]);
});

test('T15 a line that was not added stays in the list with its outcome', async () => {
  const { core, entries } = aDesk();
  answers = (seen) => added(seen, 'AGOTADA');
  entries.add([toEntry({ ...typed, code: '482157' })]);
  await core.flush();
  expect(entries.get().entries).toMatchObject([{ code: '482157', outcome: 'outOfStock' }]);
  expect(core.get().news).toMatchObject({ kind: 'added' });
});

test('when the session ends typed lines wait, and the pad reports it', async () => {
  const { core, entries } = aDesk();
  answers = () => ({ status: 401, body: { codigo: 1, mensaje: 'error.signedOut', datos: null, idPeticion: 'r' } });
  entries.add([toEntry({ ...typed, code: '482157' })]);
  await core.flush();
  expect(core.get().link).toBe('signedOut');
  expect(entries.get().entries).toHaveLength(1);
});

test('F096 a new client is added to the book before anything is ordered for that client', async () => {
  const { core, entries } = aDesk();
  answers = (seen) =>
    seen.path === 'agregarClienteOrden' ? fine({ id: 'cl-9', name: 'Eva', phone: null }) : added(seen);
  const forEva = { ...typed, client: { id: null, name: 'Eva', sure: true } };
  entries.add([toEntry({ ...forEva, code: '482157' }), toEntry({ ...forEva, code: '482158' })]);
  await core.flush();
  expect(told.map(({ path }) => path)).toEqual(['agregarClienteOrden', 'insertarItem']);
  expect(told[1]?.body.lineas).toMatchObject([
    { codigo: '482157', cliente: 'cl-9' },
    { codigo: '482158', cliente: 'cl-9' },
  ]);
});

const withGrid = (seen: PadCall) =>
  seen.path.startsWith('consultarColoresTallas') ? fine(examples.consultarColoresTallas.datos) : added(seen);

test('T15 a code and a size that contradict each other are a question with both articles to choose from', async () => {
  const { core, entries } = aDesk();
  answers = withGrid;
  entries.add([
    toEntry({ ...typed, code: '482157', size: '85B' }),
    toEntry({ ...typed, code: '482157', size: '90B' }),
    toEntry({ ...typed, code: '482157', size: '120K' }),
  ]);
  await core.flush();
  expect(told.at(-1)?.body.lineas).toMatchObject([{ codigo: '482157' }]);
  const open = entries.get().entries;
  expect(open.map(({ outcome }) => outcome)).toEqual(['contradicts', 'contradicts']);
  expect(open.map(({ result }) => result?.alternatives.map(({ code }) => code))).toEqual([
    ['482157', '482158'],
    ['482157'],
  ]);
});

test('T15 words that name neither colour nor style nor client are a question, not ignored', async () => {
  const { core, entries } = aDesk();
  answers = withGrid;
  entries.add([
    toEntry({ ...typed, code: '482157', words: 'negro' }),
    toEntry({ ...typed, code: '482157', words: 'negro Pili' }),
  ]);
  await core.flush();
  expect(told.at(-1)?.body.lineas).toHaveLength(1);
  expect(entries.get().entries).toMatchObject([{ outcome: 'unread', words: 'Pili', code: '482157', size: null }]);
});

test('T15 a name that is not in the book becomes a client only after confirmation', async () => {
  const { core, entries } = aDesk();
  answers = (seen) =>
    seen.path === 'agregarClienteOrden' ? fine({ id: 'cl-9', name: 'Eva', phone: null }) : added(seen);
  const forEva = { ...typed, client: { id: null, name: 'Eva' } };
  entries.add([toEntry({ ...forEva, code: '482157' }), toEntry({ ...forEva, code: '482158' })]);
  await core.flush();
  expect(told).toEqual([]);
  entries.nameClient('Eva', { id: null, name: 'Eva', sure: true });
  await core.flush();
  expect(told.map(({ path }) => path)).toEqual(['agregarClienteOrden', 'insertarItem']);
  expect(entries.get().entries).toEqual([]);
});

test('F096 undo removes the client that a line added to the book, once no line needs the client', async () => {
  const { core, entries } = aDesk();
  answers = (seen) => {
    if (seen.path === 'agregarClienteOrden') return fine({ id: 'cl-9', name: 'Eva', phone: null });
    if (seen.path === 'insertarItem') return addedFor(seen, { id: 'cl-9', nombre: 'Eva' });
    return fine(seen.path === 'eliminarItem' ? examples.eliminarItem.datos : { clients: [] });
  };
  const forEva = { ...typed, client: { id: null, name: 'Eva', sure: true } };
  entries.add([toEntry({ ...forEva, code: '111111' }), toEntry({ ...forEva, code: '222222' })]);
  await core.flush();
  await core.undo();
  expect(told.map(({ path }) => path)).not.toContain('quitarClienteOrden');
  await core.undo();
  expect(told.at(-1)).toMatchObject({ path: 'quitarClienteOrden', body: { client: 'cl-9' } });
});

test('F096 undo keeps a client for whom a line still waits', async () => {
  const { core, entries } = aDesk();
  answers = ({ path }) => {
    if (path === 'agregarClienteOrden') return fine({ id: 'cl-9', name: 'Eva', phone: null });
    if (path === 'insertarItem') return 'lost';
    if (path === 'actualizarItem') return fine({ ...examples.actualizarItem.datos, linea: null });
    return fine(examples.consultarOrdenSesion.datos);
  };
  await core.change('l-1', { note: 'For the wedding' });
  entries.add([toEntry({ ...typed, client: { id: null, name: 'Eva', sure: true }, code: '111111' })]);
  await core.flush();
  await core.undo();
  expect(told.map(({ path }) => path)).toContain('agregarClienteOrden');
  expect(told.map(({ path }) => path)).not.toContain('quitarClienteOrden');
});

test('F096 undoing another client for a line removes the added client, once no other undo needs it', async () => {
  const { core } = aDesk();
  const eva = { id: 'cl-9', name: 'Eva' };
  let cliente: { id: string; nombre: string } | null = null;
  answers = ({ path, body }) => {
    if ('cliente' in body) cliente = body.cliente === null ? null : { id: 'cl-9', nombre: 'Eva' };
    if (path === 'quitarClienteOrden') return fine({ clients: [] });
    if (path === 'actualizarItem') return fine({ ...examples.actualizarItem.datos, linea: null });
    const { lineas, ...rest } = examples.consultarOrdenSesion.datos;
    return fine({ ...rest, lineas: lineas.map((line) => (line.id === 'l-3' ? { ...line, cliente } : line)) });
  };
  core.booked(eva);
  await core.change('l-3', { client: eva });
  await core.change('l-3', { client: null });
  await core.change('l-1', { note: 'For the wedding' });
  await core.undo();
  await core.undo();
  expect(told.map(({ path }) => path)).not.toContain('quitarClienteOrden');
  await core.undo();
  expect(told.at(-1)).toMatchObject({ path: 'quitarClienteOrden', body: { client: 'cl-9' } });
});

test('C069 a change based on a stale order is not made: the order is read again, and the pad says so', async () => {
  const { core } = aDesk();
  answers = ({ path }) =>
    path === 'actualizarItem' ? conflict : fine({ ...examples.consultarOrdenSesion.datos, version: 20 });
  expect(await core.change('l-1', { quantity: 5 })).toBe(false);
  expect(told[0]?.body).toEqual({ linea: 'l-1', version: 14, cantidadPedida: 5 });
  expect(core.get().order?.version).toBe(20);
  expect(core.get().news?.kind).toBe('stale');
});

test('N20 a repeated response does not bring back an older order', async () => {
  const { core, entries } = aDesk('E1', { ...order, version: 20 });
  answers = (seen) =>
    seen.path === 'insertarItem' ? added(seen) : fine({ ...examples.consultarOrdenSesion.datos, version: 20 });
  entries.add([toEntry({ ...typed, code: '482157' })]);
  await core.flush();
  expect(entries.get().entries).toEqual([]);
  expect(told.map(({ path }) => path)).toEqual(['insertarItem', 'consultarOrdenSesion']);
  expect(core.get().order?.version).toBe(20);
});

test('a change in one tab is read by the other, which says so', async () => {
  const here = aDesk().core;
  const there = aDesk().core;
  stop.push(here.start(), there.start());
  answers = ({ path }) =>
    path === 'actualizarItem'
      ? fine(examples.actualizarItem.datos)
      : fine({ ...examples.consultarOrdenSesion.datos, version: 15 });
  await here.change('l-1', { quantity: 2 });
  await waitFor(() => expect(there.get().news?.kind).toBe('otherTab'));
  expect(there.get().order?.version).toBe(15);
});

test('F096 typed lines are undone one by one although they were sent together', async () => {
  const { core, entries } = aDesk();
  answers = (seen) => (seen.path === 'insertarItem' ? added(seen) : fine(examples.eliminarItem.datos));
  entries.add([toEntry({ ...typed, code: '111111' }), toEntry({ ...typed, code: '222222' })]);
  await core.flush();
  await core.undo();
  expect(told.at(-1)?.body).toMatchObject({ lineas: ['n-222222'] });
});

test('F096 undo removes an added line, restores a removed one and resets a quantity', async () => {
  const { core, entries } = aDesk();
  answers = (seen) => {
    if (seen.path === 'insertarItem') return added(seen);
    if (seen.path === 'actualizarItem') return fine({ ...examples.actualizarItem.datos, linea: null });
    return fine(seen.path === 'eliminarItem' ? examples.eliminarItem.datos : examples.consultarOrdenSesion.datos);
  };
  entries.add([toEntry({ ...typed, code: '999999' })]);
  await core.flush();
  await core.undo();
  expect(told.at(-1)).toMatchObject({ path: 'eliminarItem', body: { lineas: ['n-999999'] } });

  await core.remove(['l-2']);
  await core.undo();
  expect(told.at(-1)).toMatchObject({
    path: 'insertarItem',
    body: { lineas: [{ codigo: '517203', cantidadPedida: 1, cliente: 'cl-302' }] },
  });

  await core.change('l-3', { quantity: 7 });
  await core.undo();
  expect(told.findLast(({ path }) => path === 'actualizarItem')?.body).toMatchObject({
    linea: 'l-3',
    cantidadPedida: 3,
  });
  expect(core.get().undo).toEqual([]);
});
