import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { giftCardKeys } from '@/contract/gift-card/message-keys';
import { toEuros } from '@/contract/money';
import { toDifference } from '@/lib/order/line-mappers';
import { toPaymentId } from '@/lib/payment/payment-mappers';
import type { Failure, Result } from '@/lib/result';
import { toWireAddress } from '../address/address-mappers';
import type { GuestOrderKey, OrderKey } from '../checkout';
import { toBagWire } from '../draft/draft-mappers';
import type { Agreement, ExecutiveAgreement, GuestAgreement, Placement } from './placement';

/** The button needs the terms accepted, so they are always true here. */
const toAgreementWire = ({ seenCents, seenDueCents, termsVersion, accepted }: Agreement) => ({
  totalVisto: toEuros(seenCents),
  ...(seenDueCents !== null && { aPagarVisto: toEuros(seenDueCents) }),
  aceptaCondiciones: true as const,
  versionCondiciones: termsVersion,
  ...(accepted.includes('import') && { aceptaImportacion: true }),
});

export const toConfirmWire = (agreement: ExecutiveAgreement): BodyOf<'confirmOrder'> => ({
  ...toAgreementWire(agreement),
  version: agreement.version,
  metodo: agreement.tender,
  usarSaldo: agreement.balance,
  ...(agreement.partCents !== null && { importeCuenta: toEuros(agreement.partCents) }),
  entregaParcial: agreement.accepted.includes('partial'),
  ...(agreement.accepted.includes('differences') && { aceptaDiferencias: true }),
});

export const toGuestOrderWire = ({ bag, values, ...agreement }: GuestAgreement): BodyOf<'placeGuestOrder'> => ({
  ...toAgreementWire(agreement),
  ...toBagWire(bag),
  contacto: {
    nombre: values.firstName,
    apellidos: values.lastName,
    correo: values.email,
    telefono: values.phone,
  },
  direccion: toWireAddress(values),
  ...(values.document && { documento: values.document }),
  formaEnvio: agreement.shipping,
  ...(agreement.tender && { metodo: agreement.tender }),
  ...(agreement.giftCards.length > 0 && { vales: agreement.giftCards }),
  ...(agreement.coupon && { cupon: agreement.coupon }),
  // What ran out is told, and the order is not placed without it unasked.
  entregaParcial: false,
  discreto: agreement.discreet,
  aceptaPublicidad: agreement.marketing,
});

/** The account's limit has shrunk meanwhile: nothing was placed, and the executive has to review the order again. */
export const isPartRefused = ({ fields }: Pick<Failure, 'fields'>): boolean =>
  ('importeCuenta' satisfies keyof BodyOf<'confirmOrder'>) in fields;

/** A card was used elsewhere meanwhile: nothing was placed. */
export const withCardRemark = <Key extends OrderKey>(result: Result<Placement<Key>>): Result<Placement<Key>> =>
  result.ok && !result.data.placed && result.messageKey === giftCardKeys.changed
    ? { ...result, data: { ...result.data, remark: { key: result.messageKey, values: {} } } }
    : result;

/** A card that does not count any more. */
export const isCardRefused = ({ fields }: Pick<Failure, 'fields'>): boolean =>
  ('vales' satisfies keyof BodyOf<'placeGuestOrder'>) in fields;

export const toExecutivePlacement = (wire: AnswerOf<'confirmOrder'>): Placement =>
  wire.resultado === 'CONFIRMADA' && wire.orden?.numero
    ? { placed: true, order: { number: wire.orden.numero, secret: null }, payment: toPaymentId(wire.pago) }
    : { placed: false, differences: wire.diferencias.map(toDifference) };

export const toGuestPlacement = (wire: AnswerOf<'placeGuestOrder'>): Placement<GuestOrderKey> =>
  wire.resultado === 'CREADA' && wire.orden?.numero && wire.clave
    ? { placed: true, order: { number: wire.orden.numero, secret: wire.clave }, payment: toPaymentId(wire.pago) }
    : { placed: false, differences: wire.diferencias.map(toDifference) };
