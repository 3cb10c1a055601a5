import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toNearestCents } from 'contract/money.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import { answerCodes, locales } from 'contract/public-codes.ts';
import type { RequestWire, SentBagWire } from 'contract/requests/schemas.ts';
import type { Answer } from '../../../kit/handlers.ts';
import { toPortrait } from '../../../shared/media.mapper.ts';
import { tidyLine, tidyParagraphs, toPublicName } from '../../../shared/text.ts';
import { toDifference, toPhone } from '../requests.mapper.ts';
import type { ChosenExecutive, SentBagRow } from '../visitors.repository.ts';
import type { BagChange } from './change-bag.service.ts';
import type { BagToSend, SentBag } from './send-bag.service.ts';

export const toBagToSend = ({ lines, ...body }: BodyOf<'sendBag'>, now: Date): BagToSend => ({
  ...body,
  name: tidyLine(body.name),
  phone: body.phone ?? null,
  note: tidyParagraphs(body.note ?? '') || null,
  wishes: lines.map(({ codigo, cantidadPedida, precio }) => ({
    ...{ key: codigo, code: codigo, quantity: cantidadPedida, seenCents: toNearestCents(precio), note: null },
  })),
  now,
});

export const toBagChange = (
  { version, withdraws, replies = [] }: BodyOf<'changeBag'>,
  { visitorId, requestId }: SentBagRow,
  now: Date,
): BagChange => ({ visitorId, requestId, version, withdraws: withdraws === true, replies, now });

type SentBagView = { bag: SentBagRow; request: RequestWire; executive: ChosenExecutive };

/** Without the order and the client's entry, which concern the executive only. */
export function toSentBag({ bag, request, executive }: SentBagView): SentBagWire {
  const { id: _id, cliente: _client, orden: _order, visitante: _visitor, ...asked } = request;
  return {
    code: bag.code,
    sentAt: bag.sentAt.toISOString(),
    readAt: bag.readAt?.toISOString() ?? null,
    request: asked,
    executive: toChosen(executive),
  };
}

function toChosen(row: ChosenExecutive): SentBagWire['executive'] {
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
    email: row.email,
  };
}

/** Without the link's secret, so that the stored answer to a repeated call opens nothing. */
export function toBagAnswer({ differences }: SentBag, bag: SentBagWire | null): Answer<AnswerOf<'sendBag'>> {
  const left = differences.some(({ ware }) => ware === null || ware.cents === null);
  return {
    datos: { bag, secret: null, differences: differences.map(toDifference) },
    ...(left && { codigo: answerCodes.otherRemark, mensaje: orderKeys.notAllAdded }),
  };
}

export const withSecret = (
  answer: Answer<AnswerOf<'sendBag'>>,
  secretOf: (code: string) => string,
): Answer<AnswerOf<'sendBag'>> => {
  const { bag } = answer.datos;
  return bag === null ? answer : { ...answer, datos: { ...answer.datos, secret: secretOf(bag.code) } };
};
