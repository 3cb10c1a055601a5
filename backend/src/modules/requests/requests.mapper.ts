import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { RequestState } from 'contract/codes.ts';
import { toCents, toEuros, toEurosOrNull, toNearestCents } from 'contract/money.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import type { OwnConsentWire, PublicExecutiveWire } from 'contract/people/schemas.ts';
import { answerCodes, type Locale, locales } from 'contract/public-codes.ts';
import type { RequestWire } from 'contract/requests/schemas.ts';
import type { SizeNote } from '../../database/tables/client-book.ts';
import type { Answer } from '../../kit/handlers.ts';
import { toRowId } from '../../shared/ids.ts';
import { toPortrait } from '../../shared/media.mapper.ts';
import { type Page, toPageWire } from '../../shared/pagination.mapper.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import type { ClientArticle } from '../order/pad/client-articles.ts';
import type { AnswerResult, RequestDecision } from './answer.service.ts';
import type { OwnExecutive } from './people.repository.ts';
import type { RequestLineRow, VisitorRow, WholeRequest } from './requests.repository.ts';
import type { ConsentRecord, RequestWish, SentRequest, SubstituteReply, WishDifference } from './send.service.ts';
import { isOpen, isTaken, stateAt, stateOf } from './state.ts';

// Requests

export const toWishes = ({ productos }: BodyOf<'sendRequest'>): RequestWish[] =>
  productos.map(({ _id, codigo, referencia, codColor, talla, cantidadPedida, precio, nota }) => ({
    key: _id,
    code: codigo,
    reference: referencia,
    color: codColor,
    size: talla,
    quantity: cantidadPedida,
    seenCents: toNearestCents(precio),
    note: tidyLine(nota ?? '') || null,
  }));

export const toReplies = ({ respuestas = [] }: BodyOf<'sendRequest'>): SubstituteReply[] =>
  respuestas.map(({ solicitud, linea, acepta }) => ({ request: toRowId(solicitud), line: linea, agrees: acepta }));

export const toNote = ({ nota }: BodyOf<'sendRequest'>): string | null => tidyParagraphs(nota ?? '') || null;

export const toMessage = ({ mensaje }: BodyOf<'answerRequest'>): string => tidyParagraphs(mensaje ?? '');

export const toDecisions = ({ decisiones }: BodyOf<'answerRequest'>): RequestDecision[] =>
  decisiones.map((one): RequestDecision => {
    if (one.decision === 'SUSTITUIR') return { line: one.linea, kind: 'substitute', code: one.codigo };
    if (one.decision === 'RECHAZAR') return { line: one.linea, kind: 'decline', reason: tidyLine(one.motivo) };
    return { line: one.linea, kind: 'accept', quantity: one.cantidadPedida };
  });

// Answers

/** Whether the executive reads it, the articles as they are now, and the time. */
export type RequestContext = { wares: ReadonlyMap<number, ClientArticle>; now: Date; forExecutive: boolean };

export function toRequest({ row, lines, said }: WholeRequest, telling: RequestContext): RequestWire {
  const { forExecutive } = telling;
  const now = lines.map((line) => stateAt(line.state, row.answer_by, telling.now));
  const estado = row.answer_by === null ? row.state : stateOf(now);
  const lineas = lines.map((line, at) => toRequestLine(line, now[at] ?? line.state, telling));
  return {
    id: String(row.id),
    cliente: { id: row.client_id === null ? `v-${row.visitor_id}` : String(row.client_id), nombre: row.client_name },
    estado,
    creada: row.created_at.toISOString(),
    vence: isOpen(estado) && row.answer_by ? row.answer_by.toISOString() : null,
    version: row.version,
    nota: row.note,
    total: toEuros(lineas.reduce((sum, line) => sum + countedCents(line), 0)),
    lineas,
    orden: lines.findLast(({ order_number }) => order_number !== null)?.order_number ?? null,
    mensajes: said.map(({ side, at, text }) => ({
      de: side === 'executive' ? 'SOCIA' : 'CLIENTE',
      fecha: at.toISOString(),
      texto: text,
    })),
    ...(forExecutive && row.visitor && { visitante: toVisitor(row.visitor, row.client_id !== null) }),
  };
}

const toVisitor = ({ code, email, phone, locale }: VisitorRow, isBooked: boolean): RequestWire['visitante'] => ({
  codigo: code,
  correo: email,
  telefono: phone,
  idioma: locale,
  enLibreta: isBooked,
});

/** Lines that the client does not get cost nothing. */
const countedCents = ({ estado, precioSubtotal }: RequestWire['lineas'][number]): number =>
  isOpen(estado) || isTaken(estado) ? toCents(precioSubtotal) : 0;

function toRequestLine(
  line: RequestLineRow,
  state: RequestState,
  { wares, forExecutive }: RequestContext,
): RequestWire['lineas'][number] {
  const asked = wares.get(line.article_id);
  if (!asked) throw new Error(`The article of line ${line.key} of request ${line.request_id} is gone`);
  const substitute = line.substitute_id === null ? undefined : wares.get(line.substitute_id);
  // A substitute that was refused or not answered leaves the article asked for.
  const meant = substitute && (isOpen(state) || isTaken(state)) ? substitute : asked;
  const cents = isTaken(state) ? line.cents : (meant.cents ?? line.cents);
  const quantity = line.taken ?? line.quantity;
  return {
    _id: line.key,
    ...toArticle(asked),
    foto: asked.picture,
    cantidadPedida: line.quantity,
    cantidadMaxima: meant.maximum,
    precio: toEuros(cents),
    precioSubtotal: toEuros(cents * quantity),
    nota: line.note,
    estado: state,
    cantidadAceptada: line.taken,
    sustituto: substitute
      ? {
          motivo: 'PARECIDO',
          ...toArticle(substitute),
          precio: toEuros(substitute.cents ?? line.cents),
          unidades: substitute.free,
          campana: null,
        }
      : null,
    ...(forExecutive && isOpen(state) && { alternativas: meant.alternatives }),
    motivo: line.reason,
  };
}

const toArticle = ({ code, reference, name, color, size }: ClientArticle) => ({
  codigo: code,
  referencia: reference,
  nombre: name,
  codColor: color.code,
  nombreColor: color.name,
  talla: size,
});

type Inbox = {
  counts: ReadonlyMap<RequestState, number>;
  requests: RequestWire[];
  page: Page;
  total: number;
  now: Date;
};

export const toInbox = ({ counts, requests, page, total, now }: Inbox): AnswerOf<'listRequests'> => ({
  ahora: now.toISOString(),
  porEstado: Object.fromEntries(counts),
  solicitudes: toPageWire(requests, page, total),
});

export const toAnsweredRequest = (
  { taken }: AnswerResult,
  request: RequestWire,
): Answer<AnswerOf<'answerRequest'>> => ({
  datos: { solicitud: request, resultados: taken?.results ?? [], orden: taken?.bag ?? null },
  ...taken?.remark,
});

type SendResult = { sent: RequestWire | null; replied: RequestWire[] };

export function toSentRequest(
  { differences }: SentRequest,
  { sent, replied }: SendResult,
): Answer<AnswerOf<'sendRequest'>> {
  const left = differences.some(({ ware }) => ware === null || ware.cents === null);
  return {
    datos: { solicitud: sent, respondidas: replied, diferencias: differences.map(toDifference) },
    ...(left && { codigo: answerCodes.otherRemark, mensaje: orderKeys.notAllAdded }),
  };
}

export function toDifference({ key, type, ware, seenCents, quantity }: WishDifference) {
  const sold = ware?.cents ?? null;
  return {
    tipo: type,
    linea: key,
    codigo: ware?.code ?? null,
    nombre: ware?.name ?? '',
    importeAntes: toEuros(seenCents * quantity),
    importeAhora: toEurosOrNull(sold === null ? null : sold * quantity),
    cantidadAntes: quantity,
    cantidadAhora: sold === null ? 0 : quantity,
    diferencia: toEuros(((sold ?? 0) - seenCents) * quantity),
    alternativas: [],
  };
}

export const toExecutive = (row: OwnExecutive): PublicExecutiveWire => ({
  codigo: row.code,
  nombre: row.name,
  alias: row.alias,
  localidad: row.town,
  pais: row.country,
  idiomas: locales.filter((locale: Locale) => row.languages.includes(locale)),
  foto: row.portrait && toPortrait(row.portrait, row.name),
  presentacion: row.presentation,
  whatsapp: toPhone(row.whatsapp),
});

/** Stored numbers are as typed; on the wire they have no spaces. */
export const toPhone = (phone: string | null): string | null => phone?.replaceAll(/[^+\d]/g, '') || null;

export const toConsents = (said: readonly ConsentRecord[]): OwnConsentWire[] =>
  said.map(({ name, given, terms, at }) => ({
    codigo: name,
    dado: given,
    version: terms,
    fecha: at.toISOString(),
  }));

/** The client's sizes kept by the executive or by the account, as far as the client consents. */
export const toSizes = (
  sizes: readonly SizeNote[],
  consents: readonly ConsentRecord[],
): AnswerOf<'readClient'>['tallas'] =>
  consents.some(({ name, given }) => (name === 'TALLAS_SOCIA' || name === 'TALLAS_CUENTA') && given)
    ? sizes.map(({ type, size }) => ({ tipo: type, talla: size }))
    : [];

/** Only if the account's name ends with it: the executive may have written another one down. */
export const toFamilyName = (name: string, familyName: string): string =>
  name.endsWith(` ${familyName}`) ? familyName : '';
