import { homeAddress, keptAddress } from '../address/examples.ts';
import type { ExampleOf } from '../call.ts';
import { luciaLine, pendingHead } from '../order/examples.ts';
import type { CancelWireSchema, CouponAnswerWireSchema, TotalsWire } from '../order/schemas.ts';
import { cardHandover, enviarComprobante, paidByCard, paymentMethods } from '../payment/examples.ts';
import type { HandoverWireSchema, PaymentResultWireSchema } from '../payment/schemas.ts';
import { martaStore } from '../personal-store/examples.ts';
import type { StoreAnswerWireSchema, StoreRequestSchema } from '../personal-store/schemas.ts';
import { shippingOptions } from '../shipping/examples.ts';
import type { ShippingOptionsWireSchema } from '../shipping/schemas.ts';
import type {
  GuestCouponRequestSchema,
  GuestOrderKeySchema,
  GuestOrderRequestSchema,
  GuestOrderViewWireSchema,
  GuestOrderWireSchema,
  GuestPaymentRequestSchema,
  GuestProofRequestSchema,
  GuestShippingRequestSchema,
  ValuesRequestSchema,
  ValuesWireSchema,
} from './schemas.ts';

// A guest in Marta's store: two bras, sent to Valencia.

const guestBag = {
  alias: martaStore.alias,
  idioma: 'es' as const,
  lineas: [{ codigo: '482157', cantidadPedida: 2, precio: 34.9 }],
  pais: 'ES',
  codigoPostal: '46003',
};

const guestTotals: TotalsWire = {
  unidades: 2,
  lineas: 1,
  subtotal: 69.8,
  descuento: 0,
  envio: 3.95,
  recargoPago: 0,
  impuestos: [{ tasa: 21, base: 60.95, cuota: 12.8 }],
  sinIva: false,
  total: 73.75,
  saldoAplicado: 0,
  aPagar: 73.75,
  puntos: 0,
  minimo: 0,
  faltaMinimo: 0,
};

export const actualizarValoresOrden: ExampleOf<typeof ValuesWireSchema, typeof ValuesRequestSchema> = {
  body: { ...guestBag, formaEnvio: 'EST', metodo: 'TCR' },
  datos: {
    lineas: [{ ...luciaLine, id: '1', cliente: null, puntos: 0, precioCatalogo: 34.9 }],
    totales: guestTotals,
    cupon: null,
    formasEnvio: shippingOptions,
    metodos: paymentMethods,
    diferencias: [],
    pago: null,
    versionCondiciones: '2026-01',
  },
};

export const validarCuponLateCheckout: ExampleOf<typeof CouponAnswerWireSchema, typeof GuestCouponRequestSchema> = {
  body: { ...guestBag, cupon: 'VERANO25' },
  datos: { valido: false, cupon: null, motivo: 'coupon.reason.over', totales: guestTotals },
};

export const crearOrdenInvitado: ExampleOf<typeof GuestOrderWireSchema, typeof GuestOrderRequestSchema> = {
  body: {
    alias: guestBag.alias,
    idioma: guestBag.idioma,
    lineas: guestBag.lineas,
    contacto: { nombre: 'Inés', apellidos: 'Soto Gil', correo: 'ines.soto@correo.es', telefono: '+34600777888' },
    direccion: { ...homeAddress, nombre: 'Inés', apellidos: 'Soto Gil' },
    formaEnvio: 'EST',
    metodo: 'TCR',
    totalVisto: 73.75,
    entregaParcial: false,
    discreto: true,
    aceptaCondiciones: true,
    versionCondiciones: '2026-01',
    aceptaPublicidad: false,
  },
  datos: {
    resultado: 'CREADA',
    orden: { ...pendingHead, id: 'ord-91bd20', numero: 'V26-004823', unidades: 2, total: 73.75, puntos: 0 },
    clave: 'ejemplo-de-clave-de-orden',
    totales: guestTotals,
    diferencias: [],
    pago: { ...cardHandover, intento: '2611A04823', importe: 73.75 },
  },
};

const guestHead = { ...pendingHead, id: 'ord-91bd20', numero: 'V26-004823', unidades: 2, total: 73.75, puntos: 0 };
const guestKey = { number: 'V26-004823', secret: 'ejemplo-de-clave-de-orden' };

export const consultarOrdenInvitado: ExampleOf<typeof GuestOrderViewWireSchema, typeof GuestOrderKeySchema> = {
  body: guestKey,
  datos: {
    order: guestHead,
    alias: martaStore.alias,
    email: 'ines.soto@correo.es',
    lines: [{ ...luciaLine, cliente: null, puntos: 0 }],
    totals: guestTotals,
    coupon: null,
    delivery: {
      destino: 'SOCIA',
      cliente: null,
      direccion: { ...keptAddress, nombre: 'Inés', apellidos: 'Soto Gil' },
      zona: 'GENERAL',
      forma: shippingOptions.formas[0] ?? null,
      entregaParcial: false,
      discreto: true,
    },
    reservedUntil: '2026-11-20T10:50:00Z',
    result: { ...paidByCard, orden: 'V26-004823', origen: 'late checkout', importe: 73.75, pagado: 73.75 },
    methods: paymentMethods,
    cancellable: true,
    withdrawUntil: null,
    dispatch: null,
  },
};

export const abrirPagoInvitado: ExampleOf<typeof HandoverWireSchema, typeof GuestPaymentRequestSchema> = {
  body: { ...guestKey, payment: '2611A04823' },
  datos: { ...cardHandover, intento: '2611A04823', importe: 73.75 },
};

export const enviarComprobanteInvitado: ExampleOf<typeof PaymentResultWireSchema, typeof GuestProofRequestSchema> = {
  body: { ...guestKey, payment: '2611B04790', file: 'JVBERi0xLjcKJeLjz9MK' },
  datos: enviarComprobante.datos,
};

export const documentoOrdenInvitado = { body: guestKey, datos: '%PDF-1.7' };

export const documentoReembolsoInvitado = {
  body: { ...guestKey, refund: '0d6f2a31-8c54-4b7e-9a10-5e2c7b9d4f63' },
  datos: '%PDF-1.7',
};

export const cancelarOrdenInvitado: ExampleOf<typeof CancelWireSchema, typeof GuestOrderKeySchema> = {
  body: guestKey,
  datos: { orden: { ...guestHead, estado: 'CANCELADA' }, liberadas: 2, porReembolsar: 0 },
};

export const consultarFleteLateCheckout: ExampleOf<
  typeof ShippingOptionsWireSchema,
  typeof GuestShippingRequestSchema
> = {
  body: guestBag,
  datos: shippingOptions,
};

export const validarAlias: ExampleOf<typeof StoreAnswerWireSchema, typeof StoreRequestSchema> = {
  body: { alias: martaStore.alias, idioma: 'es' },
  datos: { estado: 'ACTIVA', tienda: martaStore },
};
