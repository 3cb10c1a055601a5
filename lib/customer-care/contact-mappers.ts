import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import type { Contact, ContactReceipt, ContactTopic } from './care';
import type { ContactField, ContactProblem, ContactProblems } from './contact-form';

type Wire = BodyOf<'contactCare'>;

const subjects: Record<ContactTopic, Wire['asunto']> = {
  order: 'PEDIDO',
  return: 'DEVOLUCION',
  payment: 'PAGO',
  size: 'TALLA',
  account: 'CUENTA',
  complaint: 'RECLAMACION',
  accessibility: 'ACCESIBILIDAD',
  other: 'OTRO',
};

/** Empty fields are not sent. The page says how the data is used, and that sending it means consent. */
export const toContactWire = ({ topic, name, email, order, message }: Contact, locale: Locale): Wire => ({
  idioma: locale,
  asunto: subjects[topic],
  nombre: name,
  correo: email,
  ...(order && { pedido: order }),
  mensaje: message,
  aceptaPrivacidad: true,
});

export const toContacted = ({ codigoSeguimiento, respuestaAntesDe }: AnswerOf<'contactCare'>): ContactReceipt => ({
  code: codigoSeguimiento,
  until: respuestaAntesDe,
});

const problemOfWire: Record<string, [ContactField, ContactProblem]> = {
  asunto: ['topic', 'choose'],
  nombre: ['name', 'name'],
  correo: ['email', 'email'],
  pedido: ['order', 'order'],
  mensaje: ['message', 'characters'],
};

/** The backend's errors, by form field. */
export const toContactProblems = (fields: Record<string, string>): ContactProblems =>
  Object.fromEntries(Object.keys(fields).flatMap((wire) => (problemOfWire[wire] ? [problemOfWire[wire]] : [])));
