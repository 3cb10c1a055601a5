import type { ExampleOf } from '../call.ts';
import { totals } from '../order/examples.ts';
import { cardHandover, paidByCard, paymentMethods } from '../payment/examples.ts';
import type { HandoverWireSchema } from '../payment/schemas.ts';
import { martaStore } from '../personal-store/examples.ts';
import type {
  AppliedGiftCardsWireSchema,
  ApplyGiftCardRequestSchema,
  BoughtGiftCardWireSchema,
  BuyGiftCardRequestSchema,
  GiftCardKeySchema,
  GiftCardPurchaseWireSchema,
  GiftCardTermsWireSchema,
  GiftCardWireSchema,
  LookUpGiftCardRequestSchema,
  OpenGiftCardPaymentRequestSchema,
  PayGiftCardRequestSchema,
  RemoveGiftCardRequestSchema,
} from './schemas.ts';

// Inés gives Clara fifty euros in Marta's store.

const code = 'VELA7K2MPQ9RT4XH';
const number = 'GC-000123';
const key = { number, secret: 'ejemplo-de-clave-de-compra' };
const payment = '2611A00123';
const handover = { ...cardHandover, intento: payment, importe: 50 };

const methods = paymentMethods.filter(({ codigo }) => codigo !== '001');

export const condicionesTarjetaRegalo: ExampleOf<typeof GiftCardTermsWireSchema> = {
  datos: {
    offered: true,
    minimum: 10,
    maximum: 250,
    validYears: 5,
    today: '2026-11-20',
    latestSendOn: '2027-11-20',
    methods,
    termsVersion: '2026-01',
  },
};

export const comprarTarjetaRegalo: ExampleOf<typeof BoughtGiftCardWireSchema, typeof BuyGiftCardRequestSchema> = {
  body: {
    alias: martaStore.alias,
    locale: 'es',
    amount: 50,
    buyer: { name: 'Inés', surname: 'Soto Gil', email: 'ines.soto@correo.es', phone: '+34600777888' },
    delivery: 'mail',
    recipient: { name: 'Clara', email: 'clara.vidal@correo.es', locale: 'es' },
    sender: 'Inés',
    message: 'Para tu cumpleaños, elige lo que más te guste.',
    sendOn: '2026-12-03',
    method: 'TCR',
    acceptsTerms: true,
    termsVersion: '2026-01',
  },
  datos: { ...key, payment: handover },
};

export const consultarCompraTarjeta: ExampleOf<typeof GiftCardPurchaseWireSchema, typeof GiftCardKeySchema> = {
  body: key,
  datos: {
    number,
    alias: martaStore.alias,
    amount: 50,
    email: 'ines.soto@correo.es',
    delivery: 'mail',
    recipient: { name: 'Clara', email: 'clara.vidal@correo.es' },
    sendOn: '2026-12-03',
    state: 'paid',
    code: null,
    expiresOn: '2031-11-20',
    result: {
      ...paidByCard,
      intento: payment,
      orden: null,
      origen: 'late checkout',
      importe: 50,
      pagado: 50,
      diferencia: 0,
      reembolsos: [],
    },
    methods,
  },
};

export const abrirPagoTarjeta: ExampleOf<typeof HandoverWireSchema, typeof OpenGiftCardPaymentRequestSchema> = {
  body: { ...key, payment },
  datos: handover,
};

export const pagarTarjeta: ExampleOf<typeof HandoverWireSchema, typeof PayGiftCardRequestSchema> = {
  body: { ...key, method: 'PPL' },
  datos: { ...handover, intento: '2611C00123', metodo: 'PPL' },
};

export const consultarTarjetaRegalo: ExampleOf<typeof GiftCardWireSchema, typeof LookUpGiftCardRequestSchema> = {
  body: { code },
  datos: {
    lastFour: code.slice(-4),
    state: 'valid',
    amount: 50,
    balance: 25,
    expiresOn: '2031-11-20',
    movements: [
      { kind: 'order', amount: -25, at: '2026-12-05T18:02:11Z' },
      { kind: 'issue', amount: 50, at: '2026-11-20T10:21:07Z' },
    ],
  },
};

export const documentoTarjetaRegalo = { body: { code, locale: 'es' }, datos: '%PDF-1.7' };

const part = { numero: number, ultimos: code.slice(-4), importe: 25, saldo: 25 };
const { aPagar } = totals;

export const aplicarTarjetaRegalo: ExampleOf<typeof AppliedGiftCardsWireSchema, typeof ApplyGiftCardRequestSchema> = {
  body: { code },
  datos: { totals: { ...totals, vales: [part], aPagar: Math.round((aPagar - part.importe) * 100) / 100 } },
};

export const quitarTarjetaRegalo: ExampleOf<typeof AppliedGiftCardsWireSchema, typeof RemoveGiftCardRequestSchema> = {
  body: { card: number },
  datos: { totals },
};
