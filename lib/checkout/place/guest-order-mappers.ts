import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toEuros } from '@/contract/money';
import { toDifference } from '@/lib/order/line-mappers';
import { toPaymentId } from '@/lib/payment/payment-mappers';
import { toAddressWire } from '../address/guest-address-mappers';
import { toBagWire } from '../draft/guest-draft-mappers';
import type { GuestAgreement, GuestOrderOutcome } from './placement';

/** The button needs the terms accepted, so they are always true here. */
export const toGuestOrderWire = ({ bag, values, ...agreement }: GuestAgreement): BodyOf<'placeGuestOrder'> => ({
  ...toBagWire(bag),
  contacto: {
    nombre: values.firstName,
    apellidos: values.lastName,
    correo: values.email,
    telefono: values.phone,
  },
  direccion: toAddressWire(values),
  ...(values.document && { documento: values.document }),
  formaEnvio: agreement.shipping,
  metodo: agreement.tender,
  ...(agreement.coupon && { cupon: agreement.coupon }),
  totalVisto: toEuros(agreement.seenCents),
  // What ran out is told, and the order is not placed without it unasked.
  entregaParcial: false,
  discreto: agreement.discreet,
  aceptaCondiciones: true,
  versionCondiciones: agreement.termsVersion,
  ...(agreement.import && { aceptaImportacion: true }),
  aceptaPublicidad: agreement.marketing,
});

export const toGuestOrderOutcome = ({
  resultado,
  orden,
  clave,
  pago,
  diferencias,
}: AnswerOf<'placeGuestOrder'>): GuestOrderOutcome =>
  resultado === 'CREADA' && orden?.numero && clave
    ? { placed: true, order: { number: orden.numero, secret: clave }, payment: toPaymentId(pago) }
    : { placed: false, differences: diferencias.map(toDifference) };
