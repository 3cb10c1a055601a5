import { expect, test } from '@jest/globals';
import { consultarClienteSesion } from '@/contract/client-area/examples';
import { consultarSolicitadosCliente } from '@/contract/client-book/examples';
import { newRequest, requestLine } from '@/contract/requests/examples';
import { toClientHome } from '@/lib/client-area/client-queries';
import { acceptAll, findProblem, listUndecidedLines, toDecision, toDecisionDraft } from './decision-draft';
import { countOf, readInboxFilter, toInboxPath } from './inbox-filter';
import {
  invalidDecisionIndex,
  toAnswerInput,
  toInbox,
  toReplyInput,
  toRequest,
  toSentRequest,
} from './request-mappers';

const clientRequest = (change: Partial<typeof newRequest> = {}) => toRequest({ ...newRequest, ...change });

test('C087 a request has amounts in cents, its lines, deadline and messages', () => {
  const request = toRequest({
    ...newRequest,
    mensajes: [{ de: 'SOCIA', fecha: '2026-11-20T09:00:00Z', texto: 'Llega el lunes.' }],
  });
  expect(request).toMatchObject({
    state: 'fresh',
    totalCents: 6980,
    answerBy: newRequest.vence,
    lines: [{ key: '482157', quantity: 2, taken: null, priceCents: 3490, alternatives: [], substitute: null }],
    messages: [{ fromExecutive: true, text: 'Llega el lunes.' }],
  });
});

test('C087 the inbox has a count for every state, also for empty ones', () => {
  const { counts, requests } = toInbox(consultarSolicitadosCliente.datos);
  expect(Object.keys(counts)).toHaveLength(7);
  expect(countOf(counts, 'all')).toBeGreaterThanOrEqual(requests.length);
});

test('C088 an answer names its lines, and contains no empty fields', () => {
  const request = clientRequest();
  expect(toAnswerInput(request, acceptAll(request), ' ')).toEqual({
    version: 1,
    decisiones: [{ linea: '482157', decision: 'ACEPTAR', cantidadPedida: 2 }],
  });
  const decisions = [
    { key: '1', kind: 'substitute', code: ' 482158 ' },
    { key: '2', kind: 'decline', reason: ' No vuelve ' },
  ] as const;
  expect(toAnswerInput(request, decisions, ' Hola ')).toEqual({
    version: 1,
    mensaje: 'Hola',
    decisiones: [
      { linea: '1', decision: 'SUSTITUIR', codigo: '482158' },
      { linea: '2', decision: 'RECHAZAR', motivo: 'No vuelve' },
    ],
  });
  expect(invalidDecisionIndex({ 'decisiones.1.codigo': 'error.field.absent' })).toBe(1);
  expect(invalidDecisionIndex({ version: '2' })).toBeNull();
});

test('C091 C093 a client’s home names the executive, and articles that were not sold are named', () => {
  const home = toClientHome(consultarClienteSesion.datos);
  expect(home.executive?.name).toBeTruthy();
  expect(home.requests).toHaveLength(1);
  const gone = {
    tipo: 'FUERA_DE_CAMPANA',
    linea: '1',
    codigo: '1',
    nombre: 'Alba',
    importeAntes: 1,
    importeAhora: null,
  };
  const rest = { cantidadAntes: 1, cantidadAhora: 0, diferencia: -1, alternativas: [] };
  const sent = toSentRequest({ solicitud: null, respondidas: [], diferencias: [{ ...gone, ...rest } as never] });
  expect(sent).toEqual({
    request: null,
    replied: [],
    differences: [{ kind: 'gone', key: '1', name: 'Alba', nowCents: null }],
  });
  expect(toReplyInput('7', '1', false)).toEqual({
    productos: [],
    respuestas: [{ solicitud: '7', linea: '1', acepta: false }],
  });
});

test('a sold-out line starts with the nearest available article, and an incomplete answer is not sent', () => {
  const [line] = listUndecidedLines(clientRequest());
  if (!line) throw new Error('no line');
  expect(toDecisionDraft(line)).toMatchObject({ kind: 'accept', quantity: 2 });
  const near = { ...line, maxQuantity: 0, alternatives: [{ code: '482158' }] as never };
  expect(toDecisionDraft(near)).toMatchObject({ kind: 'substitute', code: '482158' });
  const gone = toDecisionDraft({ ...line, maxQuantity: 0 });
  expect(gone.kind).toBe('later');
  expect(toDecision(line, gone)).toBeNull();
  expect(findProblem({ ...gone, kind: 'substitute' })).toBe('code');
  expect(findProblem({ ...gone, kind: 'decline', reason: ' ' })).toBe('reason');
  expect(listUndecidedLines(clientRequest({ lineas: [{ ...requestLine, estado: 'ACEPTADA' }] }))).toEqual([]);
});

test('the address selects the view, and an unknown one means open requests', () => {
  expect(readInboxFilter({ view: 'done', page: '3' })).toMatchObject({ view: 'done', page: 3 });
  expect(readInboxFilter({ view: 'toString', page: '-1' })).toMatchObject({ view: 'open', page: 1, states: ['fresh'] });
  expect(toInboxPath('open')).toBe('/executive/your-account/client-products');
  expect(toInboxPath('all', 2)).toBe('/executive/your-account/client-products?view=all&page=2');
});
