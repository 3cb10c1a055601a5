import { type Static, Type } from 'typebox';
import { AddressInputSchema, AddressWireSchema } from '../address/schemas.ts';
import { MediaWireSchema, ProductCardWireSchema } from '../catalogue/schemas.ts';
import {
  amountDiscountType,
  giftType,
  offerType,
  orderStates,
  paymentOrigins,
  percentDiscountType,
  taxZones,
} from '../codes.ts';
import {
  ArticleCodeSchema,
  CampaignCodeSchema,
  CountSchema,
  CouponCodeSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  FlagTextSchema,
  IdSchema,
  MoneySchema,
  MoneyTextSchema,
  NoteSchema,
  Nullable,
  OrderNumberSchema,
  PageOf,
  PageRequest,
  QuantitySchema,
  ReferenceSchema,
  RemarksSchema,
  TermsVersionSchema,
  TextSchema,
  VersionSchema,
} from '../common/schemas.ts';
import { CurrentMethodWireSchema, HandoverWireSchema, TenderSchema } from '../payment/schemas.ts';
import { PersonRefWireSchema } from '../people/schemas.ts';
import { RewardPreviewWireSchema } from '../prizes/schemas.ts';
import { clientsMax, giftCardNumberPattern, giftCardsPerOrder, orderLinesMax } from '../rules.ts';
import { ShippingMethodWireSchema, ShippingOptionsWireSchema } from '../shipping/schemas.ts';
import {
  DifferencesSchema,
  DroppedWireSchema,
  LineInputsSchema,
  LineResultWireSchema,
  OrderLineWireSchema,
} from './line-schemas.ts';

// Parts of an order

/** Every client of a full book, and the executive. */
export const partsMax = clientsMax + 1;

export const OrderStateSchema = Type.Enum(Object.values(orderStates));

/** The deadline, with the server's own time beside it so that a wrong clock in the browser does no harm. */
export const CampaignClockWireSchema = Type.Object({
  codigo: CampaignCodeSchema,
  nombre: Type.String(),
  fin: DateTimeSchema,
  ahora: DateTimeSchema,
  siguiente: Nullable(Type.Object({ codigo: CampaignCodeSchema, nombre: Type.String(), inicio: DateTimeSchema })),
});

export const TotalsWireSchema = Type.Object({
  unidades: CountSchema,
  lineas: CountSchema,
  subtotal: MoneySchema,
  /** Discounts and coupon. */
  descuento: MoneySchema,
  envio: MoneySchema,
  recargoPago: MoneySchema,
  /** VAT contained in the total, by rate; empty where the sale is an export. */
  impuestos: Type.Array(
    Type.Object({ tasa: Type.Number({ minimum: 0, maximum: 100 }), base: MoneySchema, cuota: MoneySchema }),
    { maxItems: 6 },
  ),
  sinIva: Type.Boolean(),
  total: MoneySchema,
  /** Paid on account: from a credit balance, on credit, or both. */
  saldoAplicado: MoneySchema,
  /** Gift cards that pay a part, in the order in which they were named, with what each pays and what it holds. */
  vales: Type.Optional(
    Type.Array(
      Type.Object({
        numero: Type.String({ pattern: giftCardNumberPattern }),
        ultimos: Type.String(),
        importe: MoneySchema,
        /** What it holds for this order now; null once it is charged. */
        saldo: Nullable(MoneySchema),
      }),
      { maxItems: giftCardsPerOrder },
    ),
  ),
  /** Total less account and gift cards. */
  aPagar: MoneySchema,
  puntos: CountSchema,
  minimo: MoneySchema,
  faltaMinimo: MoneySchema,
});
export type TotalsWire = Static<typeof TotalsWireSchema>;

/** Totals of one client within an order; `cliente` null is the executive's own part. */
export const ClientTotalWireSchema = Type.Object({
  cliente: Nullable(PersonRefWireSchema),
  unidades: CountSchema,
  subtotal: MoneySchema,
  puntos: CountSchema,
  omitido: Type.Boolean(),
});

export const CouponWireSchema = Type.Object({
  codigo: CouponCodeSchema,
  /** P is a percentage, otherwise an amount. */
  tipo: Type.Union([Type.Literal(percentDiscountType), Type.Literal(amountDiscountType)]),
  valor: MoneySchema,
  descuento: MoneySchema,
  vence: Nullable(DateTimeSchema),
});
export type CouponWire = Static<typeof CouponWireSchema>;

export const OrderHeadWireSchema = Type.Object({
  id: IdSchema,
  /** Assigned at confirmation. */
  numero: Nullable(OrderNumberSchema),
  estado: OrderStateSchema,
  campana: CampaignCodeSchema,
  fecha: DateTimeSchema,
  unidades: CountSchema,
  total: MoneySchema,
  puntos: CountSchema,
});
export type OrderHeadWire = Static<typeof OrderHeadWireSchema>;

export const DeliveryWireSchema = Type.Object({
  destino: Type.Union([Type.Literal('SOCIA'), Type.Literal('CLIENTE')]),
  cliente: Nullable(PersonRefWireSchema),
  direccion: Nullable(AddressWireSchema),
  zona: Type.Enum(taxZones),
  forma: Nullable(ShippingMethodWireSchema),
  /** Each warehouse sends what it has as soon as it can; of older orders only. */
  entregaParcial: Type.Boolean(),
  /** A parcel without any sign of its content. */
  discreto: Type.Boolean(),
});

export const OrderWireSchema = Type.Object({
  ...OrderHeadWireSchema.properties,
  version: VersionSchema,
  reloj: CampaignClockWireSchema,
  lineas: Type.Array(OrderLineWireSchema, { maxItems: orderLinesMax }),
  clientes: Type.Array(ClientTotalWireSchema, { maxItems: partsMax }),
  totales: TotalsWireSchema,
  premios: RewardPreviewWireSchema,
  /** Gifts that may still be chosen. */
  regalosPendientes: CountSchema,
  cupon: Nullable(CouponWireSchema),
  entrega: DeliveryWireSchema,
  pago: CurrentMethodWireSchema,
  /** Reserved at least until then: for a bank transfer, the day by which to send it. Null while nothing is reserved. */
  reservadaHasta: Nullable(DateTimeSchema),
  diferencias: DifferencesSchema,
  avisos: RemarksSchema,
});
export type OrderWire = Static<typeof OrderWireSchema>;

/** The result of a change to the bag: enough to redraw it without reading hundreds of lines again. */
export const BagChangeWireSchema = Type.Object({
  version: VersionSchema,
  linea: Nullable(OrderLineWireSchema),
  clientes: Type.Array(ClientTotalWireSchema, { maxItems: partsMax }),
  totales: TotalsWireSchema,
  premios: RewardPreviewWireSchema,
  regalosPendientes: CountSchema,
  avisos: RemarksSchema,
});
export type BagChangeWire = Static<typeof BagChangeWireSchema>;

// Reading

export const GridParamsSchema = Type.Object({ a: ArticleCodeSchema, b: CampaignCodeSchema }, closed);

export const ActiveOrderWireSchema = Type.Object({
  orden: Nullable(OrderHeadWireSchema),
  reloj: CampaignClockWireSchema,
  minimo: MoneySchema,
});

/** Orders that are not finished; `tomar` puts one of them in hand, or opens a draft for a campaign. */
export const PendingOrdersRequestSchema = Type.Object(
  {
    campana: Type.Optional(CampaignCodeSchema),
    estados: Type.Optional(Type.Array(OrderStateSchema, { maxItems: 11 })),
    tomar: Type.Optional(
      Type.Union([Type.Object({ orden: IdSchema }, closed), Type.Object({ campana: CampaignCodeSchema }, closed)]),
    ),
    ...PageRequest,
  },
  closed,
);
export const PendingOrdersWireSchema = Type.Object({
  ...PageOf(
    Type.Object({
      ...OrderHeadWireSchema.properties,
      version: VersionSchema,
      actualizada: DateTimeSchema,
      enMano: Type.Boolean(),
      reservadaHasta: Nullable(DateTimeSchema),
    }),
  ).properties,
  /** The current one and the next, for which `tomar` opens an order. */
  campanas: Type.Optional(
    Type.Array(
      Type.Object({
        codigo: CampaignCodeSchema,
        nombre: Type.String(),
        inicio: DateTimeSchema,
        enCurso: Type.Boolean(),
      }),
      { maxItems: 2 },
    ),
  ),
});

export const UnitsWireSchema = Type.Object({
  unidades: CountSchema,
  lineas: CountSchema,
  clientes: CountSchema,
  total: MoneySchema,
  puntos: CountSchema,
  version: VersionSchema,
});

const SuggestionsSchema = Type.Array(
  Type.Object({
    producto: ProductCardWireSchema,
    codigo: ArticleCodeSchema,
    puntos: CountSchema,
    motivo: Type.String(),
  }),
  { maxItems: 12 },
);
export const SuggestionsWireSchema = Type.Object({ complementarios: SuggestionsSchema, superiores: SuggestionsSchema });

/** `actual` is the order in hand. */
export const SummaryParamsSchema = Type.Object({ x: Type.Union([Type.Literal('actual'), OrderNumberSchema]) }, closed);
/** The payment method, so that the total on the button includes surcharge and balance. */
export const SummaryQuerySchema = Type.Object(
  {
    metodo: Type.Optional(TenderSchema),
    usarSaldo: Type.Optional(FlagTextSchema),
    /** The part paid on account; takes precedence over `usarSaldo`. */
    importeCuenta: Type.Optional(MoneyTextSchema),
  },
  closed,
);

/**
 * The summary above the button: everything that the contract will contain, and what has changed since it was added.
 * Missing pieces are among the differences only: lines and totals of a draft do not include them here.
 */
export const OrderSummaryWireSchema = Type.Object({
  orden: OrderWireSchema,
  formasEnvio: ShippingOptionsWireSchema,
  /**
   * Notices that must be acknowledged, such as import duties of the Canary Islands. Differences in the buyer's favour
   * are only listed, and need no acknowledgement.
   */
  exige: Type.Array(Type.Union([Type.Literal('IMPORTACION'), Type.Literal('DIFERENCIAS'), Type.Literal('PARCIAL')]), {
    maxItems: 3,
  }),
  versionCondiciones: TermsVersionSchema,
  /** Where the order is for one client alone: that client's stored addresses, the last used first. */
  direccionesCliente: Type.Optional(Type.Array(AddressWireSchema, { maxItems: 50 })),
  /** The delivery method of the last order. */
  formaAnterior: Type.Optional(Nullable(Type.String())),
  /** How the last order was paid; null where the account alone paid it. */
  metodoAnterior: Type.Optional(Nullable(TenderSchema)),
});

/** One list per client, for packing and collecting the money. */
export const ClientListWireSchema = Type.Object({
  cliente: Nullable(PersonRefWireSchema),
  telefono: Nullable(Type.String()),
  lineas: Type.Array(OrderLineWireSchema, { maxItems: orderLinesMax }),
  porCobrar: MoneySchema,
});

export const OrderConfirmedWireSchema = Type.Object({
  orden: OrderWireSchema,
  listas: Type.Array(ClientListWireSchema, { maxItems: partsMax }),
  caidas: Type.Optional(Type.Array(DroppedWireSchema, { maxItems: orderLinesMax })),
  pago: HandoverWireSchema,
  /** Charged to the executive's account, with the amount still open and its due day. */
  cargo: Type.Optional(
    Nullable(Type.Object({ importe: MoneySchema, pendiente: MoneySchema, vence: Nullable(DateSchema) })),
  ),
  correo: Type.String(),
});

// Changing

/** Always appends: lines of the same article and client are summed, up to the maximum. */
export const AddLinesRequestSchema = Type.Object({ lineas: LineInputsSchema }, closed);
export const AddLinesWireSchema = Type.Object({
  resultados: Type.Array(LineResultWireSchema, { maxItems: 200 }),
  ...BagChangeWireSchema.properties,
});

export const UpdateLineRequestSchema = Type.Object(
  {
    linea: IdSchema,
    version: Type.Optional(VersionSchema),
    cantidadPedida: Type.Optional(QuantitySchema),
    /** Another colour or size of the same style. */
    codigo: Type.Optional(ArticleCodeSchema),
    /** Null gives the line to the executive. */
    cliente: Type.Optional(Nullable(IdSchema)),
    nota: Type.Optional(NoteSchema),
  },
  closed,
);

export const RemoveLinesRequestSchema = Type.Object(
  {
    lineas: Type.Array(IdSchema, { minItems: 1, maxItems: orderLinesMax }),
    version: Type.Optional(VersionSchema),
  },
  closed,
);

export const OmitParamsSchema = Type.Object({ x: IdSchema }, closed);
/** N restores the client's lines. */
export const OmitQuerySchema = Type.Object({ omitir: Type.Optional(FlagTextSchema) }, closed);

// Gifts and offers (K08)

export const GiftParamsSchema = Type.Object({ x: IdSchema }, closed);

const GiftRuleWireSchema = Type.Object({
  id: IdSchema,
  tipo: Type.Union([Type.Literal(giftType), Type.Literal(offerType)]),
  nombre: Type.String(),
  foto: Nullable(MediaWireSchema),
  porElegir: CountSchema,
  elegidos: CountSchema,
  /** The amount still missing to earn it. */
  faltaImporte: MoneySchema,
  faltanPuntos: CountSchema,
});
export const GiftsWireSchema = Type.Object({ regalos: Type.Array(GiftRuleWireSchema, { maxItems: 40 }) });

export const GiftOptionsWireSchema = Type.Object({
  regalo: GiftRuleWireSchema,
  opciones: Type.Array(
    Type.Object({
      codigo: ArticleCodeSchema,
      /** The style; without it the options are grouped by name. */
      referencia: Type.Optional(ReferenceSchema),
      nombre: Type.String(),
      codColor: Type.String(),
      nombreColor: Type.String(),
      talla: Type.String(),
      foto: Nullable(MediaWireSchema),
      precio: MoneySchema,
      unidades: CountSchema,
    }),
    { maxItems: 300 },
  ),
});

/** Replaces the choice for each rule that is named. */
export const ChooseGiftsRequestSchema = Type.Object(
  {
    version: Type.Optional(VersionSchema),
    regalos: Type.Array(
      Type.Object(
        {
          regalo: IdSchema,
          elegidos: Type.Array(
            Type.Object(
              { codigo: ArticleCodeSchema, cantidadPedida: QuantitySchema, cliente: Type.Optional(IdSchema) },
              closed,
            ),
            { maxItems: 20 },
          ),
        },
        closed,
      ),
      { minItems: 1, maxItems: 40 },
    ),
  },
  closed,
);
export const ChosenGiftsWireSchema = Type.Object({
  regalos: GiftsWireSchema.properties.regalos,
  lineas: Type.Array(OrderLineWireSchema, { maxItems: 200 }),
  ...BagChangeWireSchema.properties,
});

// Coupon

export const CouponRequestSchema = Type.Object(
  { cupon: CouponCodeSchema, accion: Type.Union([Type.Literal('APLICAR'), Type.Literal('QUITAR')]) },
  closed,
);
export const CouponAnswerWireSchema = Type.Object({
  valido: Type.Boolean(),
  cupon: Nullable(CouponWireSchema),
  /** Message key of why it does not count. */
  motivo: Nullable(Type.String()),
  totales: TotalsWireSchema,
});

// Delivery

const DestinationSchema = Type.Union([Type.Literal('SOCIA'), Type.Literal('CLIENTE')]);

export const ShippingOptionsRequestSchema = Type.Union([
  Type.Object({ direccion: IdSchema }, closed),
  Type.Object({ direccionNueva: AddressInputSchema }, closed),
]);

export const ChooseShippingRequestSchema = Type.Object(
  {
    forma: TextSchema(20, 1),
    /** An order is one parcel: `true` is refused. */
    entregaParcial: Type.Optional(Type.Boolean()),
    discreto: Type.Optional(Type.Boolean()),
    version: Type.Optional(VersionSchema),
  },
  closed,
);

export const DeliveryAddressRequestSchema = Type.Union([
  Type.Object({ destino: DestinationSchema, cliente: Type.Optional(IdSchema), direccion: IdSchema }, closed),
  Type.Object(
    {
      destino: DestinationSchema,
      cliente: Type.Optional(IdSchema),
      direccionNueva: AddressInputSchema,
      /** Keep it in the executive's address book, or in the client's. */
      guardar: Type.Boolean(),
    },
    closed,
  ),
]);

export const DeliveryAnswerWireSchema = Type.Object({
  version: VersionSchema,
  entrega: DeliveryWireSchema,
  formasEnvio: ShippingOptionsWireSchema,
  totales: TotalsWireSchema,
  diferencias: DifferencesSchema,
});

// Confirming and settling

export const ConfirmRequestSchema = Type.Object(
  {
    version: VersionSchema,
    /** The total shown above the button: with any other total nothing is confirmed. */
    totalVisto: MoneySchema,
    /** Null where nothing is paid now: a balance, or credit in a campaign of CREDITO, covers what is due. */
    metodo: Nullable(TenderSchema),
    usarSaldo: Type.Boolean(),
    /** What was left to pay; needed with gift cards, because a card may be used elsewhere. */
    aPagarVisto: Type.Optional(MoneySchema),
    /** The part paid on account, with a method for the rest; takes precedence over `usarSaldo`. */
    importeCuenta: Type.Optional(MoneySchema),
    aceptaCondiciones: Type.Literal(true),
    versionCondiciones: TermsVersionSchema,
    aceptaDiferencias: Type.Optional(Type.Boolean()),
    aceptaImportacion: Type.Optional(Type.Boolean()),
    /** Confirm without the pieces that the summary listed as missing. */
    entregaParcial: Type.Boolean(),
  },
  closed,
);

/**
 * CAMBIOS comes with code 2: nothing was placed, and `diferencias` list what changed. CONFIRMADA with code 2 is an
 * order without the pieces in `diferencias`, as agreed by `entregaParcial`.
 */
export const ConfirmWireSchema = Type.Object({
  resultado: Type.Union([Type.Literal('CONFIRMADA'), Type.Literal('CAMBIOS')]),
  orden: Nullable(OrderHeadWireSchema),
  reservadaHasta: Nullable(DateTimeSchema),
  diferencias: DifferencesSchema,
  pago: Nullable(HandoverWireSchema),
});

/**
 * A confirmed order, or with origin pagos a part of the balance; a method opens a new attempt. `importeCuenta` is the
 * part of the order to be paid on account from now on, `importe` the rest.
 */
export const SettleQuerySchema = Type.Object(
  {
    orden: Type.Optional(OrderNumberSchema),
    origen: Type.Optional(Type.Union([Type.Literal(paymentOrigins.checkout), Type.Literal(paymentOrigins.balance)])),
    importe: Type.Optional(MoneyTextSchema),
    importeCuenta: Type.Optional(MoneyTextSchema),
    metodo: Type.Optional(TenderSchema),
  },
  closed,
);
/** Settled from balance, credit or cash on delivery; where money is still due, `pago` says how to pay it. */
export const SettleWireSchema = Type.Object({
  orden: Nullable(OrderHeadWireSchema),
  asentada: Type.Boolean(),
  saldoAplicado: MoneySchema,
  pago: Nullable(HandoverWireSchema),
});

export const CancelQuerySchema = Type.Object(
  { orden: Type.Optional(OrderNumberSchema), motivo: Type.Optional(NoteSchema) },
  closed,
);
export const CancelOwnRequestSchema = Type.Object({ order: OrderNumberSchema }, closed);
export const CancelWireSchema = Type.Object({
  orden: OrderHeadWireSchema,
  /** Pieces that can be bought by others again. */
  liberadas: CountSchema,
  porReembolsar: MoneySchema,
  /** Already back on the gift cards that paid a part. */
  aVales: Type.Optional(MoneySchema),
});
