import type { Static } from 'typebox';
import { canaryAddress, keptAddress } from '../address/examples.ts';
import type { ExampleOf } from '../call.ts';
import { black, bodyCard, braPicture, sand } from '../catalogue/examples.ts';
import { cardHandover, cardMethod, orderNumber, orderTotal } from '../payment/examples.ts';
import { ana, campaign, lucia, now } from '../people/examples.ts';
import { rewardPreview } from '../prizes/examples.ts';
import { canaryOptions, shippingOptions, standardShipping } from '../shipping/examples.ts';
import type { ShippingOptionsWireSchema } from '../shipping/schemas.ts';
import type { GridWireSchema, OrderLineWire } from './line-schemas.ts';
import type {
  ActiveOrderWireSchema,
  AddLinesRequestSchema,
  AddLinesWireSchema,
  BagChangeWireSchema,
  CampaignClockWireSchema,
  CancelOwnRequestSchema,
  CancelWireSchema,
  ChooseGiftsRequestSchema,
  ChooseShippingRequestSchema,
  ChosenGiftsWireSchema,
  ConfirmRequestSchema,
  ConfirmWireSchema,
  CouponAnswerWireSchema,
  CouponRequestSchema,
  CouponWire,
  DeliveryAddressRequestSchema,
  DeliveryAnswerWireSchema,
  GiftOptionsWireSchema,
  GiftsWireSchema,
  OmitQuerySchema,
  OrderConfirmedWireSchema,
  OrderHeadWire,
  OrderSummaryWireSchema,
  OrderWire,
  OrderWireSchema,
  PendingOrdersRequestSchema,
  PendingOrdersWireSchema,
  RemoveLinesRequestSchema,
  SettleQuerySchema,
  SettleWireSchema,
  ShippingOptionsRequestSchema,
  SuggestionsWireSchema,
  SummaryQuerySchema,
  TotalsWire,
  TotalsWireSchema,
  UnitsWireSchema,
  UpdateLineRequestSchema,
} from './schemas.ts';

export const clock: Static<typeof CampaignClockWireSchema> = {
  codigo: campaign,
  nombre: 'Noche de invierno',
  fin: '2026-11-29T22:59:59Z',
  ahora: now,
  siguiente: { codigo: '2026-13', nombre: 'Año nuevo', inicio: '2026-11-29T23:00:00Z' },
};

// The order in hand of every example: two clients and the executive.

const dispatch = {
  disponibilidad: 'DISPONIBLE',
  bodega: 'Bodega Europa',
  entregaDesde: '2026-11-24',
  entregaHasta: '2026-11-26',
  higieneSellada: false,
  nota: null,
  omitida: false,
  precioAlCierre: null,
} as const;

export const luciaLine: OrderLineWire = {
  id: 'l-1',
  tipo: 'VENTA',
  codigo: '482157',
  referencia: 'V1042',
  nombre: 'Sujetador Alba',
  codColor: black.codColor,
  nombreColor: black.nombreColor,
  talla: '85B',
  foto: braPicture,
  cliente: lucia,
  cantidadPedida: 2,
  cantidadMaxima: 12,
  precio: 34.9,
  precioAntes: null,
  lowest30: null,
  precioSubtotal: 69.8,
  puntos: 70,
  ...dispatch,
};

const anaLine: OrderLineWire = {
  ...luciaLine,
  id: 'l-2',
  codigo: '517203',
  referencia: 'V2210',
  nombre: 'Body reductor Brisa',
  codColor: sand.codColor,
  nombreColor: sand.nombreColor,
  talla: 'M',
  foto: null,
  cliente: ana,
  cantidadPedida: 1,
  precio: 44.9,
  precioAntes: 54.9,
  lowest30: 52.9,
  precioSubtotal: 44.9,
  puntos: 45,
  precioAlCierre: 54.9,
};

const ownLine: OrderLineWire = {
  ...luciaLine,
  id: 'l-3',
  codigo: '530118',
  referencia: 'V3305',
  nombre: 'Braguita Nora',
  talla: 'M',
  foto: null,
  cliente: null,
  cantidadPedida: 3,
  precio: 12.5,
  precioSubtotal: 37.5,
  puntos: 39,
  higieneSellada: true,
};

const lines = [luciaLine, anaLine, ownLine];

export const totals: TotalsWire = {
  unidades: 6,
  lineas: 3,
  subtotal: 152.2,
  descuento: 15.22,
  envio: 3.95,
  recargoPago: 0,
  impuestos: [{ tasa: 21, base: 116.47, cuota: 24.46 }],
  sinIva: false,
  total: orderTotal,
  saldoAplicado: 0,
  aPagar: orderTotal,
  puntos: 154,
  minimo: 60,
  faltaMinimo: 0,
};

export const coupon: CouponWire = { codigo: 'INVIERNO10', tipo: 'P', valor: 10, descuento: 15.22, vence: clock.fin };

const clientTotals = [
  { cliente: lucia, unidades: 2, subtotal: 69.8, puntos: 70, omitido: false },
  { cliente: ana, unidades: 1, subtotal: 44.9, puntos: 45, omitido: false },
  { cliente: null, unidades: 3, subtotal: 37.5, puntos: 39, omitido: false },
];

const draftHead: OrderHeadWire = {
  id: 'ord-7f3a91',
  numero: null,
  estado: 'BORRADOR',
  campana: campaign,
  fecha: now,
  unidades: 6,
  total: orderTotal,
  puntos: 154,
};
export const pendingHead: OrderHeadWire = { ...draftHead, numero: orderNumber, estado: 'PENDIENTE' };

const draft: OrderWire = {
  ...draftHead,
  version: 14,
  reloj: clock,
  lineas: lines,
  clientes: clientTotals,
  totales: totals,
  premios: rewardPreview,
  regalosPendientes: 1,
  cupon: coupon,
  entrega: {
    destino: 'SOCIA',
    cliente: null,
    direccion: keptAddress,
    zona: 'GENERAL',
    forma: standardShipping,
    entregaParcial: false,
    discreto: false,
  },
  pago: { modoPago: 'CONTADO', metodo: cardMethod, usaSaldo: false, vence: null },
  reservadaHasta: null,
  diferencias: [],
  avisos: [],
};

export const paidOrder: OrderWire = { ...draft, numero: orderNumber, estado: 'PAGADA', regalosPendientes: 0 };

export const packingLists = [
  { cliente: lucia, telefono: '+34600555666', lineas: [luciaLine], porCobrar: 69.8 },
  { cliente: ana, telefono: null, lineas: [anaLine], porCobrar: 44.9 },
  { cliente: null, telefono: null, lineas: [ownLine], porCobrar: 0 },
];

export const bagChange = {
  version: 15,
  linea: luciaLine,
  clientes: clientTotals,
  totales: totals,
  premios: rewardPreview,
  regalosPendientes: 1,
  avisos: [],
};

// Reading

export const consultarOrdenSesion: ExampleOf<typeof OrderWireSchema> = { datos: draft };

export const consultarPedidoActivo: ExampleOf<typeof ActiveOrderWireSchema> = {
  datos: { orden: draftHead, reloj: clock, minimo: 60 },
};

export const consultarUnidadesOrden: ExampleOf<typeof UnitsWireSchema> = {
  datos: { unidades: 6, lineas: 3, clientes: 2, total: orderTotal, puntos: 154, version: 14 },
};

export const consultarTotalesOrden: ExampleOf<typeof TotalsWireSchema> = { datos: totals };

export const consultarColoresTallas: ExampleOf<typeof GridWireSchema> = {
  params: { a: '482157', b: campaign },
  datos: {
    referencia: 'V1042',
    nombre: 'Sujetador Alba',
    campana: campaign,
    elegido: { codColor: black.codColor, talla: '85B' },
    colores: [
      {
        ...black,
        foto: braPicture,
        tallas: [
          {
            talla: '85B',
            codigo: '482157',
            precio: 34.9,
            precioAntes: null,
            lowest30: null,
            unidades: 40,
            cantidadMaxima: 12,
            disponibilidad: 'DISPONIBLE',
            puntos: 35,
            hermanas: ['90A', '80C'],
          },
          {
            talla: '90B',
            codigo: '482158',
            precio: 36.9,
            precioAntes: null,
            lowest30: null,
            unidades: 0,
            cantidadMaxima: 0,
            disponibilidad: 'AGOTADA',
            puntos: 37,
            hermanas: ['85C'],
          },
        ],
      },
    ],
  },
};

export const consultarItemsCrossUpSelling: ExampleOf<typeof SuggestionsWireSchema> = {
  datos: {
    complementarios: [{ producto: bodyCard, codigo: '517204', puntos: 45, motivo: 'suggestion.sameLine' }],
    superiores: [],
  },
};

export const consultarResumenOrden: ExampleOf<typeof OrderSummaryWireSchema, never, typeof SummaryQuerySchema> = {
  params: { x: 'actual' },
  query: { metodo: 'TCR' },
  datos: {
    orden: {
      ...draft,
      diferencias: [
        {
          tipo: 'PRECIO_BAJA',
          linea: 'l-2',
          codigo: '517203',
          nombre: 'Body reductor Brisa',
          importeAntes: 54.9,
          importeAhora: 44.9,
          cantidadAntes: null,
          cantidadAhora: null,
          diferencia: -10,
          alternativas: [],
        },
      ],
    },
    formasEnvio: shippingOptions,
    exige: [],
    versionCondiciones: '2026-01',
  },
};

export const consultarOrdenConfirmada: ExampleOf<typeof OrderConfirmedWireSchema> = {
  params: { x: orderNumber },
  datos: {
    orden: { ...paidOrder, estado: 'PENDIENTE' },
    listas: packingLists,
    pago: cardHandover,
    cargo: null,
    correo: 'marta.ruiz@correo.es',
  },
};

export const cancelarOrdenPropia: ExampleOf<typeof CancelWireSchema, typeof CancelOwnRequestSchema> = {
  body: { order: orderNumber },
  datos: { orden: { ...pendingHead, estado: 'CANCELADA' }, liberadas: 6, porReembolsar: 0 },
};

export const consultarOrdenPendiente: ExampleOf<typeof PendingOrdersWireSchema, typeof PendingOrdersRequestSchema> = {
  body: { estados: ['BORRADOR', 'PENDIENTE'], tomar: { orden: 'ord-7f3a91' } },
  datos: {
    elementos: [
      {
        ...draftHead,
        version: 14,
        actualizada: '2026-11-20T09:58:00Z',
        enMano: true,
        reservadaHasta: null,
      },
    ],
    pagina: 1,
    tamano: 8,
    totalPaginas: 1,
    total: 1,
    campanas: [
      { codigo: draftHead.campana, nombre: clock.nombre, inicio: '2026-10-31T23:00:00Z', enCurso: true },
      { codigo: '2026-13', nombre: 'Año nuevo', inicio: '2026-11-29T23:00:00Z', enCurso: false },
    ],
  },
};

// Changing

export const insertarItem: ExampleOf<typeof AddLinesWireSchema, typeof AddLinesRequestSchema> = {
  body: {
    lineas: [
      { clave: 'p-1', codigo: '482157', cantidadPedida: 2, cliente: lucia.id },
      { clave: 'p-2', referencia: 'V1042', codColor: '001', talla: '90B', cantidadPedida: 1, cliente: ana.id },
    ],
  },
  datos: {
    resultados: [
      { clave: 'p-1', resultado: 'AGREGADA', pedida: 2, agregada: 2, linea: luciaLine, alternativas: [] },
      {
        clave: 'p-2',
        resultado: 'AGOTADA',
        pedida: 1,
        agregada: 0,
        linea: null,
        alternativas: [
          {
            motivo: 'HERMANA',
            codigo: '482161',
            referencia: 'V1042',
            nombre: 'Sujetador Alba',
            codColor: black.codColor,
            nombreColor: black.nombreColor,
            talla: '85C',
            precio: 36.9,
            unidades: 9,
            campana: null,
          },
        ],
      },
    ],
    ...bagChange,
    linea: null,
  },
};

export const actualizarItem: ExampleOf<typeof BagChangeWireSchema, typeof UpdateLineRequestSchema> = {
  body: { linea: 'l-1', version: 14, cantidadPedida: 2, cliente: lucia.id },
  datos: bagChange,
};

export const eliminarItem: ExampleOf<typeof BagChangeWireSchema, typeof RemoveLinesRequestSchema> = {
  body: { lineas: ['l-9'], version: 14 },
  datos: { ...bagChange, linea: null },
};

export const omitirClientes: ExampleOf<typeof BagChangeWireSchema, never, typeof OmitQuerySchema> = {
  params: { x: ana.id },
  query: { omitir: 'N' },
  datos: { ...bagChange, linea: null },
};

// Gifts and coupon

const giftRule = {
  id: 'reg-12',
  tipo: 'A' as const,
  nombre: 'Neceser de invierno',
  foto: null,
  porElegir: 1,
  elegidos: 0,
  faltaImporte: 0,
  faltanPuntos: 0,
};
const giftLine: OrderLineWire = {
  ...ownLine,
  id: 'l-4',
  tipo: 'A',
  codigo: '900412',
  referencia: 'R0412',
  nombre: 'Neceser de invierno',
  talla: 'U',
  cantidadPedida: 1,
  cantidadMaxima: 1,
  precio: 0,
  precioSubtotal: 0,
  puntos: 0,
  higieneSellada: false,
};

export const consultarRegalos: ExampleOf<typeof GiftsWireSchema> = { datos: { regalos: [giftRule] } };

export const consultarOpcionesRegalo: ExampleOf<typeof GiftOptionsWireSchema> = {
  params: { x: giftRule.id },
  datos: {
    regalo: giftRule,
    opciones: [
      {
        codigo: '900412',
        referencia: 'R0412',
        nombre: 'Neceser de invierno',
        codColor: black.codColor,
        nombreColor: black.nombreColor,
        talla: 'U',
        foto: null,
        precio: 0,
        unidades: 120,
      },
    ],
  },
};

export const insertarRegalos: ExampleOf<typeof ChosenGiftsWireSchema, typeof ChooseGiftsRequestSchema> = {
  body: { version: 14, regalos: [{ regalo: giftRule.id, elegidos: [{ codigo: '900412', cantidadPedida: 1 }] }] },
  datos: {
    regalos: [{ ...giftRule, elegidos: 1 }],
    lineas: [giftLine],
    ...bagChange,
    linea: null,
    regalosPendientes: 0,
  },
};

export const validarCupon: ExampleOf<typeof CouponAnswerWireSchema, typeof CouponRequestSchema> = {
  body: { cupon: coupon.codigo, accion: 'APLICAR' },
  datos: { valido: true, cupon: coupon, motivo: null, totales: totals },
};

// Delivery

const deliveryAnswer = {
  version: 15,
  entrega: draft.entrega,
  formasEnvio: shippingOptions,
  totales: totals,
  diferencias: [],
};

export const consultarFormasEnvio: ExampleOf<typeof ShippingOptionsWireSchema, typeof ShippingOptionsRequestSchema> = {
  body: { direccionNueva: canaryAddress },
  datos: canaryOptions,
};

export const actualizarFormaEnvio: ExampleOf<typeof DeliveryAnswerWireSchema, typeof ChooseShippingRequestSchema> = {
  body: { forma: standardShipping.codigo, discreto: false, version: 14 },
  datos: deliveryAnswer,
};

export const actualizarDireccion: ExampleOf<typeof DeliveryAnswerWireSchema, typeof DeliveryAddressRequestSchema> = {
  body: { destino: 'SOCIA', direccion: keptAddress.id },
  datos: deliveryAnswer,
};

// Confirming and settling

export const confirmarOrden: ExampleOf<typeof ConfirmWireSchema, typeof ConfirmRequestSchema> = {
  body: {
    version: 15,
    totalVisto: orderTotal,
    metodo: 'TCR',
    usarSaldo: false,
    aceptaCondiciones: true,
    versionCondiciones: '2026-01',
    entregaParcial: true,
  },
  datos: {
    resultado: 'CONFIRMADA',
    orden: pendingHead,
    reservadaHasta: '2026-11-20T10:50:00Z',
    diferencias: [],
    pago: cardHandover,
  },
};

export const asentarOrden: ExampleOf<typeof SettleWireSchema, never, typeof SettleQuerySchema> = {
  query: { orden: orderNumber },
  datos: { orden: pendingHead, asentada: false, saldoAplicado: 0, pago: cardHandover },
};
