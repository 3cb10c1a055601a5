import type { Static } from 'typebox';
import type { ExampleOf } from '../call.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type {
  AmountDueWireSchema,
  CurrentMethodWireSchema,
  GuestMethodsQuerySchema,
  HandoverWire,
  HandoverWireSchema,
  MethodsQuerySchema,
  OpenPaymentRequestSchema,
  PaymentMethodsWireSchema,
  PaymentMethodWire,
  PaymentResultWire,
  PaymentResultWireSchema,
  PaypalRequestSchema,
  ProviderPageSchema,
  RedsysMessageSchema,
  TransferProofRequestSchema,
} from './schemas.ts';

export const orderNumber = 'V26-004817';
export const orderTotal = 140.93;

const offered = { disponible: true, motivo: null, recargo: 0, desde: null, hasta: null, avisos: [] };
export const cardMethod: PaymentMethodWire = { codigo: 'TCR', ...offered };

export const paymentMethods: PaymentMethodWire[] = [
  cardMethod,
  { codigo: 'BIZ', ...offered, avisos: [] },
  { codigo: 'PPL', ...offered },
  {
    codigo: '001',
    ...offered,
    recargo: 2.5,
    hasta: 1000,
    avisos: [{ clave: 'payment.notice.haveCashReady', valores: { importe: '143.43' } }],
  },
  { codigo: '002', ...offered, avisos: [{ clave: 'payment.notice.transferWithin', valores: { dias: '7' } }] },
];

const parameters = 'eyJEc19NZXJjaGFudF9PcmRlciI6IjI2MTFBMDQ4MTciLCJEc19NZXJjaGFudF9BbW91bnQiOiIxNDA5MyJ9';
const signature = 'ZmlybWEtZGUtZWplbXBsby1xdWUtbm8tdmFsZS1uYWRh';
const signedForm = {
  Ds_SignatureVersion: 'HMAC_SHA512_V2',
  Ds_MerchantParameters: parameters,
  Ds_Signature: signature,
};

const cardAttempt = '2611A04817';
export const cardHandover: HandoverWire = {
  intento: cardAttempt,
  metodo: 'TCR',
  importe: orderTotal,
  accion: 'FORMULARIO',
  url: 'https://sis-t.redsys.es:25443/sis/realizarPago',
  campos: signedForm,
  transferencia: null,
  vence: '2026-11-20T10:45:00Z',
};

// Another order, paid by a transfer that has not arrived yet.
const transferOrder = 'V26-004790';
const transferHandover: HandoverWire = {
  intento: '2611B04790',
  metodo: '002',
  importe: orderTotal,
  accion: 'INSTRUCCIONES',
  url: null,
  campos: null,
  transferencia: {
    titular: 'Velia Moda S.L.',
    iban: 'ES9121000418450200051332',
    bic: null,
    importe: orderTotal,
    concepto: transferOrder,
    limite: '2026-11-27T22:59:59Z',
    qr: 'BCD\n002\n1\nSCT\n\nVelia Moda S.L.\nES9121000418450200051332\nEUR140.93\n\n\nV26-004790',
  },
  vence: '2026-11-27T22:59:59Z',
};

const refundId = '0d4f6a52-8c1b-4f0e-9b61-3f2f1b7c9a10';

export const paidByCard: PaymentResultWire = {
  intento: cardAttempt,
  orden: orderNumber,
  origen: 'checkout',
  estado: 'PAGADO',
  metodo: 'TCR',
  importe: orderTotal,
  deCuenta: 0,
  pagado: 115.98,
  diferencia: -24.95,
  fecha: '2026-11-20T10:21:07Z',
  motivo: null,
  reintentable: false,
  reservadaHasta: null,
  pendiente: null,
  reembolsos: [{ id: refundId, importe: 24.95, fecha: '2026-11-24T09:12:40Z' }],
};

export const registrarRespuestaRedsys: ExampleOf<typeof NothingSchema, typeof RedsysMessageSchema> = {
  body: signedForm,
  datos: {},
};

export const avisoPaypal: ExampleOf<typeof NothingSchema> = { datos: {} };

export const abrirPago: ExampleOf<typeof HandoverWireSchema, typeof OpenPaymentRequestSchema> = {
  body: { payment: cardAttempt },
  datos: cardHandover,
};

export const consultarPago: ExampleOf<typeof PaymentResultWireSchema> = {
  params: { x: cardAttempt },
  datos: paidByCard,
};

export const procesarPagoPaypal: ExampleOf<typeof PaymentResultWireSchema, typeof PaypalRequestSchema> = {
  body: { origen: 'checkout', intento: '2611C04817', idPaypal: '5O190127TN364715T' },
  datos: { ...paidByCard, intento: '2611C04817', metodo: 'PPL' },
};

const methodsAnswer: Static<typeof PaymentMethodsWireSchema> = { importe: orderTotal, metodos: paymentMethods };

export const consultarFormasPagoInvitado: ExampleOf<
  typeof PaymentMethodsWireSchema,
  never,
  typeof GuestMethodsQuerySchema
> = {
  params: { x: 'ES' },
  query: { importe: '140.93' },
  datos: methodsAnswer,
};

export const consultarFormaPagoVigente: ExampleOf<typeof CurrentMethodWireSchema> = {
  datos: { modoPago: 'CONTADO', metodo: cardMethod, usaSaldo: false, vence: null },
};

export const consultarValorPagar: ExampleOf<typeof AmountDueWireSchema> = {
  datos: {
    orden: { numero: orderNumber, importe: orderTotal },
    saldo: 86.4,
    vencido: 0,
    minimo: 20,
    cupo: { limite: 600, usado: 86.4, retenido: 0, disponible: 513.6 },
    vence: '2026-12-13',
    opciones: [
      { importe: 86.4, clave: 'TODO', libera: [] },
      {
        importe: orderTotal,
        clave: 'ORDEN',
        libera: [orderNumber],
        deCuenta: 0,
        disponible: 513.6,
        reservadaHasta: '2026-11-20T10:50:00Z',
      },
    ],
  },
};

export const consultarFormasPago: ExampleOf<typeof PaymentMethodsWireSchema, never, typeof MethodsQuerySchema> = {
  params: { x: 'checkout' },
  query: {},
  datos: methodsAnswer,
};

export const consultarOrdenPagada: ExampleOf<typeof PaymentResultWireSchema> = {
  params: { x: transferOrder },
  datos: {
    ...paidByCard,
    intento: '2611B04790',
    orden: transferOrder,
    estado: 'EN_ESPERA',
    metodo: '002',
    pagado: 0,
    diferencia: -orderTotal,
    fecha: null,
    reservadaHasta: '2026-11-30T22:59:59Z',
    pendiente: transferHandover,
  },
};

export const enviarComprobante: ExampleOf<typeof PaymentResultWireSchema, typeof TransferProofRequestSchema> = {
  body: { payment: '2611B04790', file: 'JVBERi0xLjcKJeLjz9MK' },
  datos: {
    ...consultarOrdenPagada.datos,
    pendiente: {
      ...transferHandover,
      transferencia: transferHandover.transferencia && {
        ...transferHandover.transferencia,
        comprobante: '2026-11-21T08:30:00Z',
      },
    },
  },
};

export const documentoOrden = { params: { x: orderNumber }, datos: '%PDF-1.7' };

export const documentoListas = { params: { x: orderNumber }, datos: '%PDF-1.7' };

export const documentoFactura = { params: { x: 'F26-000412' }, datos: '%PDF-1.7' };

export const documentoReembolso = { params: { x: refundId }, datos: '%PDF-1.7' };

export const formularioProveedor: ExampleOf<typeof ProviderPageSchema, typeof RedsysMessageSchema> = {
  body: signedForm,
  datos: '<!doctype html>',
};
