import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toNearestCents } from 'contract/money.ts';
import { orderKeys } from 'contract/order/keys.ts';
import { answerCodes, locales } from 'contract/public-codes.ts';
import type { RequestWire, SentBagWire } from 'contract/requests/schemas.ts';
import type { Answer } from '../../../kit/handlers.ts';
import { toPortrait } from '../../../shared/media.mapper.ts';
import { toLine, toParagraphs, toPublicName } from '../../../shared/text.ts';
import { toDifference, toPhone } from '../requests.mapper.ts';
import type { ChosenExecutive, SentBagRow } from '../visitors.repository.ts';
import type { BagChange } from './change-bag.service.ts';
import type { BagToSend, SentBag } from './send-bag.service.ts';

export const toBagToSend = (body: BodyOf<'sendBag'>, now: Date): BagToSend => ({
  executive: body.socia,
  name: toLine(body.nombre),
  email: body.correo,
  phone: body.telefono ?? null,
  locale: body.idioma,
  terms: body.versionDatos,
  note: toParagraphs(body.nota ?? '') || null,
  wishes: body.productos.map(({ codigo, cantidadPedida, precio }) => ({
    ...{ key: codigo, code: codigo, quantity: cantidadPedida, seenCents: toNearestCents(precio), note: null },
  })),
  now,
});

export const toChange = (
  { version, retirar, respuestas = [] }: BodyOf<'changeBag'>,
  { visitorId, requestId }: SentBagRow,
  now: Date,
): BagChange => ({
  ...{ visitorId, requestId, version, now },
  withdraws: retirar === true,
  replies: respuestas.map(({ linea, acepta }) => ({ line: linea, agrees: acepta })),
});

type SentBagView = { bag: SentBagRow; request: RequestWire; executive: ChosenExecutive };

/** Without the order and the client's entry, which concern the executive only. */
export function toSentBag({ bag, request, executive }: SentBagView): SentBagWire {
  const { id: _id, cliente: _client, orden: _order, visitante: _visitor, ...asked } = request;
  return {
    codigo: bag.code,
    enviada: bag.sentAt.toISOString(),
    leida: bag.readAt?.toISOString() ?? null,
    solicitud: asked,
    socia: toChosen(executive),
  };
}

function toChosen(row: ChosenExecutive): SentBagWire['socia'] {
  const name = toPublicName(row);
  return {
    codigo: row.code,
    nombre: name,
    alias: row.alias,
    localidad: row.town,
    pais: row.country,
    idiomas: locales.filter((locale) => row.languages.includes(locale)),
    foto: row.portrait && toPortrait(row.portrait, name),
    horario: row.hours || null,
    presentacion: row.presentation,
    whatsapp: toPhone(row.whatsapp),
    correo: row.email,
  };
}

/** Without the link's secret, so that the stored answer to a repeated call opens nothing. */
export function toBagAnswer({ differences }: SentBag, bag: SentBagWire | null): Answer<AnswerOf<'sendBag'>> {
  const left = differences.some(({ ware }) => ware === null || ware.cents === null);
  return {
    datos: { bolsa: bag, clave: null, diferencias: differences.map(toDifference) },
    ...(left && { codigo: answerCodes.otherRemark, mensaje: orderKeys.notAllAdded }),
  };
}

export const withKey = (
  answer: Answer<AnswerOf<'sendBag'>>,
  keyOf: (code: string) => string,
): Answer<AnswerOf<'sendBag'>> => {
  const { bolsa } = answer.datos;
  return bolsa === null ? answer : { ...answer, datos: { ...answer.datos, clave: keyOf(bolsa.codigo) } };
};

export const toCredentials = ({ codigo, clave, correo }: BodyOf<'readBag'>) => ({
  ...{ code: codigo, key: clave, email: correo },
});
