import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { ContactTopic } from '../../database/tables/customer-care.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import type { NewContactMessage } from './contact.service.ts';

const topics: Record<BodyOf<'contactCare'>['asunto'], ContactTopic> = {
  PEDIDO: 'order',
  DEVOLUCION: 'return',
  PAGO: 'payment',
  TALLA: 'size',
  CUENTA: 'account',
  RECLAMACION: 'complaint',
  ACCESIBILIDAD: 'accessibility',
  OTRO: 'other',
};

export const toContactMessage = (body: BodyOf<'contactCare'>): NewContactMessage => ({
  locale: body.idioma,
  topic: topics[body.asunto],
  name: tidyLine(body.nombre),
  email: body.correo,
  phone: body.telefono ?? null,
  order_named: body.pedido ?? null,
  body: tidyParagraphs(body.mensaje),
});

export const toContactReceipt = ({ code, answer_by }: { code: string; answer_by: Date }): AnswerOf<'contactCare'> => ({
  codigoSeguimiento: code,
  respuestaAntesDe: answer_by.toISOString(),
});
