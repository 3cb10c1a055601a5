import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { differenceTypes, requestStates } from '@/contract/codes';
import { toCents, toCentsOrNull, toEuros } from '@/contract/money';
import type { RequestLineWire, RequestWire } from '@/contract/requests/schemas';
import type { CartLine } from '@/lib/cart/cart-line';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import { toAlternative, toLineResult } from '@/lib/order/line-mappers';
import type {
  AnswerResult,
  ClientRequest,
  Decision,
  Inbox,
  RequestDifference,
  RequestLine,
  RequestState,
  SentRequest,
} from './requests';

const names = Object.fromEntries(Object.entries(requestStates).map(([name, code]) => [code, name])) as Record<
  RequestWire['estado'],
  RequestState
>;

type RequestBodyWire = Omit<RequestWire, 'id' | 'cliente' | 'orden' | 'visitante'>;

/** The part of a request that clients and visitors share. */
export const toRequestBody = (
  wire: RequestBodyWire,
): Omit<ClientRequest, 'id' | 'client' | 'orderNumber' | 'visitor'> => ({
  state: names[wire.estado],
  created: wire.creada,
  answerBy: wire.vence,
  version: wire.version,
  note: wire.nota ?? '',
  totalCents: toCents(wire.total),
  lines: wire.lineas.map(toLine),
  messages: wire.mensajes.map(({ de, fecha, texto }) => ({
    fromExecutive: de === 'SOCIA',
    date: fecha,
    text: texto,
  })),
});

export const toRequest = (wire: RequestWire): ClientRequest => ({
  ...toRequestBody(wire),
  id: wire.id,
  client: { id: wire.cliente.id, name: wire.cliente.nombre },
  orderNumber: wire.orden,
  visitor: wire.visitante ? toVisitor(wire.visitante) : null,
});

const toVisitor = ({
  codigo,
  correo,
  telefono,
  idioma,
  enLibreta,
}: NonNullable<RequestWire['visitante']>): ClientRequest['visitor'] => ({
  code: codigo,
  mail: correo,
  phone: telefono,
  locale: idioma,
  booked: enLibreta,
});

const toLine = (wire: RequestLineWire): RequestLine => ({
  key: wire._id,
  code: wire.codigo,
  name: wire.nombre,
  colourName: wire.nombreColor,
  size: wire.talla,
  picture: wire.foto && toMedia(wire.foto),
  quantity: wire.cantidadPedida,
  taken: wire.cantidadAceptada ?? null,
  maxQuantity: wire.cantidadMaxima,
  priceCents: toCents(wire.precio),
  subtotalCents: toCents(wire.precioSubtotal),
  note: wire.nota ?? '',
  state: names[wire.estado],
  substitute: wire.sustituto && toAlternative(wire.sustituto),
  alternatives: (wire.alternativas ?? []).map(toAlternative),
  reason: wire.motivo ?? '',
});

export function toInbox({ ahora, porEstado, solicitudes }: AnswerOf<'listRequests'>): Inbox {
  const counts = Object.entries(requestStates).map(([name, code]) => [name, porEstado[code] ?? 0]);
  return {
    now: ahora,
    counts: Object.fromEntries(counts),
    requests: solicitudes.elementos.map(toRequest),
    page: solicitudes.pagina,
    pages: solicitudes.totalPaginas,
  };
}

export const toInboxInput = (states: readonly RequestState[], page: number): BodyOf<'listRequests'> => ({
  ...(states.length > 0 && { estados: states.map((state) => requestStates[state]) }),
  pagina: page,
});

export const toAnswerInput = (
  { version }: Pick<ClientRequest, 'version'>,
  decisions: readonly Decision[],
  message: string,
): BodyOf<'answerRequest'> => ({
  version,
  ...(message.trim() && { mensaje: message.trim() }),
  decisiones: decisions.map((one) => {
    if (one.kind === 'substitute') return { linea: one.key, decision: 'SUSTITUIR', codigo: one.code.trim() };
    if (one.kind === 'decline') return { linea: one.key, decision: 'RECHAZAR', motivo: one.reason.trim() };
    return { linea: one.key, decision: 'ACEPTAR', cantidadPedida: one.quantity };
  }),
});

/** The index of the invalid decision, from `campos` such as decisiones.1.codigo. */
export const invalidDecisionIndex = (fields: Record<string, string>): number | null => {
  const [, place] = /^decisiones\.(\d+)/.exec(Object.keys(fields)[0] ?? '') ?? [];
  return place === undefined ? null : Number(place);
};

export const toAnswerResult = ({ solicitud, resultados }: AnswerOf<'answerRequest'>): AnswerResult => ({
  request: toRequest(solicitud),
  results: resultados.map(toLineResult),
});

/** `lineNotes` are the client's notes on single articles, by key. */
export const toSendInput = (
  lines: readonly CartLine[],
  note: string,
  lineNotes: Readonly<Record<string, string>>,
): BodyOf<'sendRequest'> => ({
  productos: lines.map(({ key, quantity, priceCents }) => ({
    _id: key,
    codigo: key,
    cantidadPedida: quantity,
    precio: toEuros(priceCents),
    ...(lineNotes[key]?.trim() && { nota: lineNotes[key].trim() }),
  })),
  ...(note.trim() && { nota: note.trim() }),
});

export const toReplyInput = (request: string, line: string, agrees: boolean): BodyOf<'sendRequest'> => ({
  productos: [],
  respuestas: [{ solicitud: request, linea: line, acepta: agrees }],
});

const kinds: Partial<Record<string, RequestDifference['kind']>> = {
  [differenceTypes.priceUp]: 'dearer',
  [differenceTypes.priceDown]: 'cheaper',
};

export const toSentRequest = ({ solicitud, respondidas, diferencias }: AnswerOf<'sendRequest'>): SentRequest => ({
  request: solicitud && toRequest(solicitud),
  replied: respondidas.map(toRequest),
  differences: toDifferences(diferencias),
});

export const toDifferences = (wire: AnswerOf<'sendRequest'>['diferencias']): RequestDifference[] =>
  wire.map(({ tipo, linea, nombre, importeAhora }) => ({
    kind: kinds[tipo] ?? 'gone',
    key: linea,
    name: nombre,
    nowCents: toCentsOrNull(importeAhora),
  }));
