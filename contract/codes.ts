/** Fixed codes of the protocol. Names are ours; values are the wire's. */

import { type RoleName, roles } from './public-codes.ts';

/** One value per role, by its name. */
export const eachRole = <T>(make: (name: RoleName) => T): Record<RoleName, T> =>
  Object.fromEntries((Object.keys(roles) as RoleName[]).map((name) => [name, make(name)])) as Record<RoleName, T>;

/** There are two sign-ins: all roles except clients use the staff's. */
export const staffRoles = Object.values(roles).filter((role) => role !== roles.client);

export const tenderCodes = {
  card: 'TCR',
  payPal: 'PPL',
  cashOnDelivery: '001',
  bankTransfer: '002',
  bizum: 'BIZ',
} as const;
export type TenderCode = (typeof tenderCodes)[keyof typeof tenderCodes];

export const giftType = 'A';
export const offerType = 'OF';
export const percentDiscountType = 'P';
export const amountDiscountType = 'V';

export const warehouses = { central: 'Bodega central', europe: 'Bodega Europa' } as const;

export const paymentOrigins = { checkout: 'checkout', balance: 'pagos', lateCheckout: 'late checkout' } as const;

export const genders = { women: 1, men: 2 } as const;

export const contentTypes = ['IMAGEN', 'VIDEO', 'TEXTO', 'PLANTILLA HTML'] as const;

export const ukCountryCode = 'GB';

/** The life of an order: draft, pending, paid, sent, delivered, and the states that end it otherwise. */
export const orderStates = {
  draft: 'BORRADOR',
  pending: 'PENDIENTE',
  paid: 'PAGADA',
  sent: 'ENVIADA',
  delivered: 'ENTREGADA',
  cancelled: 'CANCELADA',
  expired: 'VENCIDA',
  refused: 'RECHAZADA',
  returning: 'EN_DEVOLUCION',
  refunded: 'REEMBOLSADA',
  paidLate: 'PAGADA_TARDE',
} as const;
export type OrderState = (typeof orderStates)[keyof typeof orderStates];

/** States of an exchange for another size. */
export const exchangeStates = {
  asked: 'PEDIDO',
  received: 'RECIBIDO',
  sent: 'ENVIADO',
  refused: 'RECHAZADO',
  /** The returned pieces did not arrive in time. */
  ended: 'VENCIDO',
} as const;
export type ExchangeState = (typeof exchangeStates)[keyof typeof exchangeStates];

/** The result of adding a line; every line has one. */
export const lineOutcomes = {
  added: 'AGREGADA',
  /** Added with fewer pieces than asked for, as stock or the maximum allows. */
  reduced: 'REDUCIDA',
  needsSize: 'PIDE_TALLA',
  needsColour: 'PIDE_COLOR',
  notInCampaign: 'FUERA_DE_CAMPANA',
  outOfStock: 'AGOTADA',
  /** The product's legal data for this market are incomplete. */
  notSellable: 'NO_VENDIBLE',
  unknown: 'DESCONOCIDA',
  unknownClient: 'CLIENTE_DESCONOCIDO',
  full: 'ORDEN_LLENA',
} as const;
export type LineOutcome = (typeof lineOutcomes)[keyof typeof lineOutcomes];

/** What may differ between the values shown and the current ones. */
export const differenceTypes = {
  priceUp: 'PRECIO_SUBE',
  priceDown: 'PRECIO_BAJA',
  outOfStock: 'AGOTADA',
  fewer: 'MENOS_UNIDADES',
  notInCampaign: 'FUERA_DE_CAMPANA',
  coupon: 'CUPON',
  gift: 'REGALO',
  shipping: 'ENVIO',
  tax: 'IMPUESTO',
} as const;

export const lineKinds = { sale: 'VENTA', gift: giftType, offer: offerType } as const;
export const lineTypes = [lineKinds.sale, lineKinds.gift, lineKinds.offer] as const;

export const availabilities = { there: 'DISPONIBLE', lastOnes: 'ULTIMAS', partly: 'PARCIAL', gone: 'AGOTADA' } as const;
export const lineAvailability = Object.values(availabilities);

/** Why an alternative to an article is suggested. */
export const alternativeReasons = {
  size: 'TALLA',
  sister: 'HERMANA',
  color: 'COLOR',
  similar: 'PARECIDO',
  otherCampaign: 'OTRA_CAMPANA',
} as const;

export const paymentStates = {
  none: 'SIN_PAGO',
  started: 'INICIADO',
  waiting: 'EN_ESPERA',
  paid: 'PAGADO',
  denied: 'DENEGADO',
  cancelled: 'CANCELADO',
  expired: 'VENCIDO',
  unknown: 'DESCONOCIDO',
  paidTwice: 'PAGADO_DOS_VECES',
  paidLate: 'PAGADO_TARDE',
  refunded: 'REEMBOLSADO',
} as const;
export type PaymentState = (typeof paymentStates)[keyof typeof paymentStates];

/** How a payment continues: post a signed form, follow a link, follow instructions, nothing more to do. */
export const handovers = {
  form: 'FORMULARIO',
  link: 'ENLACE',
  instructions: 'INSTRUCCIONES',
  none: 'NINGUNO',
} as const;

/** Areas whose postal codes have their own tax or delivery rules. */
export const zones = {
  general: 'GENERAL',
  canaries: 'CANARIAS',
  ceuta: 'CEUTA',
  melilla: 'MELILLA',
  thirdCountry: 'TERCER_PAIS',
  notServed: 'NO_SERVIDO',
} as const;
export const taxZones = Object.values(zones);

/** A parcel goes to the executive or straight to a client. */
export const destinations = { executive: 'SOCIA', client: 'CLIENTE' } as const;

/** Confirmations required before an order is placed. */
export const acknowledgements = { import: 'IMPORTACION', differences: 'DIFERENCIAS', partial: 'PARCIAL' } as const;

export const requestStates = {
  fresh: 'NUEVA',
  accepted: 'ACEPTADA',
  changed: 'CAMBIADA',
  waiting: 'ESPERA_CLIENTE',
  declined: 'RECHAZADA',
  expired: 'VENCIDA',
  withdrawn: 'RETIRADA',
} as const;
export type RequestState = (typeof requestStates)[keyof typeof requestStates];

/** Lines of an executive's account. A credit is what an ended order returns; a refund gives a payment back. */
export const movementKinds = {
  order: 'PEDIDO',
  payment: 'PAGO',
  credit: 'ABONO',
  charge: 'CARGO',
  refund: 'DEVOLUCION',
  commission: 'COMISION',
  prize: 'PREMIO',
} as const;
export const movementTypes = Object.values(movementKinds);
export const executiveStates = ['PENDIENTE', 'ACTIVA', 'INACTIVA', 'BLOQUEADA'] as const;
export const clientStates = { active: 'ACTIVA', invited: 'INVITADA', blocked: 'BLOQUEADA', gone: 'BORRADA' } as const;
export type ClientState = (typeof clientStates)[keyof typeof clientStates];
/** Types of garment that a client's size is kept for. */
export const sizeNoteTypes = ['sujetador', 'braga', 'faja', 'bano', 'noche'] as const;
/** Of a prize for referrals: in progress, earned, handed over, revoked because an order that counted was cancelled. */
export const referralPrizeStates = ['EN_CAMINO', 'GANADO', 'ENTREGADO', 'RETIRADO'] as const;
export const referralStates = ['INVITADA', 'INSCRITA', 'PRIMER_PEDIDO', 'ACTIVA', 'VENCIDA'] as const;

/** The only club for executives. */
export const club = 'CLU';

export const solutionGuide = {
  country: '34',
  origin: club,
  language: 'es_ES',
  types: ['BRA_EUROPA', 'SHAPEWEAR', 'PANTIES'],
} as const;

export const sizeSystems = ['EU', 'ES', 'UK', 'US'] as const;

/** A barred executive can read but place no orders. */
export const barredState = 'BLOQUEADA' satisfies (typeof executiveStates)[number];

/** Paid before it leaves, or put on the executive's account. */
export const paymentModes = { cash: 'CONTADO', credit: 'CREDITO' } as const;
export type PaymentMode = (typeof paymentModes)[keyof typeof paymentModes];
