import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toLine, toParagraphs } from '../../shared/text.ts';
import type { Declaration } from './declare.service.ts';

export const toDeclaration = (body: BodyOf<'declareWithdrawal'>, accountId: string | null): Declaration => ({
  accountId,
  locale: body.idioma,
  number: toLine(body.numero),
  key: body.clave ?? null,
  name: toLine(body.nombre),
  email: body.correo,
  lines: (body.lineas ?? []).map(({ codigo, cantidad, clienta }) => ({
    code: codigo,
    quantity: cantidad,
    ...(clienta !== undefined && { client: toLine(clienta) }),
  })),
  words: body.texto === undefined ? null : toParagraphs(body.texto),
});

export const toReceived = ({
  receipt,
  received_at,
}: {
  receipt: string;
  received_at: Date;
}): AnswerOf<'declareWithdrawal'> => ({ recibo: receipt, recibidoEn: received_at.toISOString() });
