import { type Static, Type } from 'typebox';
import {
  CampaignCodeSchema,
  CountrySchema,
  CountSchema,
  closed,
  DateTimeSchema,
  LocalizedSchema,
  MoneySchema,
  Nullable,
  TextSchema,
} from '../common/schemas.ts';

export const CampaignWireSchema = Type.Object({
  codigo: CampaignCodeSchema,
  nombre: LocalizedSchema,
  inicio: DateTimeSchema,
  fin: DateTimeSchema,
});

// E07: one entry for each current campaign, the leading one first.
export const DataInitWireSchema = Type.Array(
  Type.Object({
    campana: CampaignWireSchema,
    modoPago: Type.Union([Type.Literal('CONTADO'), Type.Literal('CREDITO')]),
    /** The shop's address, without a trailing slash. */
    urlAbsoluta: Type.String(),
  }),
  { maxItems: 20 },
);
export type DataInitWire = Static<typeof DataInitWireSchema>;

export const CountryWireSchema = Type.Object({
  codigo: CountrySchema,
  nombre: LocalizedSchema,
  indicativo: Type.String({ pattern: '^\\+[0-9]{1,4}$' }),
  /** The postal code's pattern, and an example for the hint. */
  patronPostal: Type.String(),
  ejemploPostal: Type.String(),
  /** Whether an address has to name one of consultarEstados. */
  conEstados: Type.Boolean(),
  /** Postal ranges with a rule of their own, such as the Canary Islands. */
  zonas: Type.Array(
    Type.Object({ codigo: Type.String(), nombre: LocalizedSchema, desde: Type.String(), hasta: Type.String() }),
    { maxItems: 20 },
  ),
});
export type CountryWire = Static<typeof CountryWireSchema>;

export const ClubParamsSchema = Type.Object({ x: TextSchema(20, 1) }, closed);

export const StatesRequestSchema = Type.Object({ pais: CountrySchema }, closed);
export const StateWireSchema = Type.Object({ codigo: Type.String(), nombre: Type.String() });

export const TownsRequestSchema = Type.Object(
  { pais: CountrySchema, estado: TextSchema(10, 1), texto: Type.Optional(TextSchema(60)) },
  closed,
);
export const TownWireSchema = Type.Object({
  codigo: Type.String(),
  nombre: Type.String(),
  codigosPostales: Type.Array(Type.String(), { maxItems: 200 }),
});

export const PrefixWireSchema = Type.Object({
  pais: CountrySchema,
  indicativo: Type.String(),
  nombre: LocalizedSchema,
});

/** Names of what the storefront may cache; the version changes whenever the content does. */
export const caches = {
  menu: 'menu',
  catalogue: 'catalogo',
  content: 'contenidos',
  campaigns: 'campanas',
  countries: 'paises',
  reviews: 'opiniones',
  redirects: 'redirecciones',
  stores: 'tiendas',
} as const;
export const cacheNames = Object.values(caches);
export const CacheParamsSchema = Type.Object({ x: Type.Enum(cacheNames) }, closed);
export const CacheQuerySchema = Type.Object({ version: Type.Optional(TextSchema(40)) }, closed);
export const CacheWireSchema = Type.Object({ clave: Type.String(), version: Type.String(), vigente: Type.Boolean() });

// Another host's answer, of which only the country is read.
export const IpParamsSchema = Type.Object({ ip: Type.String({ pattern: '^[0-9A-Fa-f:.]{3,45}$' }) }, closed);
export const IpLocationWireSchema = Type.Object({
  ip: Type.String(),
  country_code: Type.Union([CountrySchema, Type.Null()]),
});

/** A delivery method to a place: its highest cost by weight, the sum from which it is free, and its working days. */
export const DeliveryCostWireSchema = Type.Object({
  country: CountrySchema,
  /** The country, or the part of it with costs of its own. */
  place: LocalizedSchema,
  code: Type.String(),
  name: LocalizedSchema,
  /** For the lightest parcels. */
  price: MoneySchema,
  /** By weight, from light to heavy: up to so many grams, null without a limit. Heavier parcels need another method. */
  tiers: Type.Optional(
    Type.Array(Type.Object({ upToGrams: Nullable(CountSchema), price: MoneySchema }), { maxItems: 20 }),
  ),
  /** At any weight. */
  freeFrom: Nullable(MoneySchema),
  daysFrom: CountSchema,
  daysTo: CountSchema,
  pickupPoint: Type.Boolean(),
});
export type DeliveryCostWire = Static<typeof DeliveryCostWireSchema>;
