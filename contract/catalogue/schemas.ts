import { type Static, Type } from 'typebox';
import {
  ArticleCodeSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  LinkTokenSchema,
  LocaleSchema,
  LocalizedSchema,
  MoneySchema,
  Nullable,
  PageRequest,
  ReferenceSchema,
  SlugSchema,
  TextSchema,
} from '../common/schemas.ts';
import { eachFacet, eachFacetOnWire, facetNames, namedFacets } from '../facets.ts';
import { sizeGuides } from '../public-codes.ts';
import { searchMaxLength } from '../public-rules.ts';
import { addressesPerCallMax, cardsPerCallMax, indexProductsMax, ownPathPattern, pageMaxSize } from '../rules.ts';

// Menu (E02)

export const SubcategoryWireSchema = Type.Object({
  url: SlugSchema,
  descripcion: Type.String(),
  /** The group of this subcategory, such as "By support". */
  label: Type.String(),
  orderLabel: Type.Integer(),
});

export const CategoryWireSchema = Type.Object({
  url: SlugSchema,
  description: Type.String(),
  /** Hash of the picture of its first product. */
  foto: Type.Optional(Type.String({ pattern: '^[a-z0-9]{16,64}$' })),
  subcategory: Type.Array(SubcategoryWireSchema, { maxItems: 60 }),
});

export const MenuWireSchema = Type.Array(
  Type.Object({
    orden: Type.Union([Type.Literal(1), Type.Literal(2)]),
    descripcion: Type.String(),
    url: SlugSchema,
    categorias: Type.Array(CategoryWireSchema, { maxItems: 30 }),
  }),
  { maxItems: 2 },
);
export type MenuWire = Static<typeof MenuWireSchema>;

// Pictures and prices

export const viewNames = ['frente', 'espalda', 'detalle', 'plano'] as const;

export const filmFormats = ['mp4', 'webm'] as const;
export type FilmFormat = (typeof filmFormats)[number];

const MediaHashSchema = Type.String({ pattern: '^[a-z0-9]{16,64}$' });

export const MediaWireSchema = Type.Object({
  tipo: Type.Union([Type.Literal('IMAGEN'), Type.Literal('VIDEO')]),
  /**
   * Content hash; the address of a variant is /media/{hash}/{width}.{format}, of a film /media/{hash}/film.{format} and
   * of its words /media/{hash}/captions-{language}.vtt.
   */
  hash: MediaHashSchema,
  vista: Type.Optional(Type.Enum(viewNames)),
  alt: Type.String(),
  ancho: Type.Integer(),
  alto: Type.Integer(),
  colorDominante: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  /** Of a VIDEO: its poster (its own hash if absent), and its files (mp4 only if absent). */
  cartel: Type.Optional(MediaHashSchema),
  formatos: Type.Optional(Type.Array(Type.Enum(filmFormats), { maxItems: filmFormats.length })),
  /** A text of what is seen and heard, for readers. */
  relato: Type.Optional(Type.String()),
  fecha: Type.Optional(DateSchema),
});
export type MediaWire = Static<typeof MediaWireSchema>;

/** `salePrice` always comes with `lowest30`: the lowest price of the 30 days before the reduction began. */
export const SizePriceWireSchema = Type.Object({
  price: MoneySchema,
  salePrice: Type.Union([MoneySchema, Type.Null()]),
  lowest30: Type.Union([MoneySchema, Type.Null()]),
});

export const ArticleWireSchema = Type.Object({
  ...SizePriceWireSchema.properties,
  /** The code of the printed catalogue for this style, colour and size. */
  codigo: Type.String(),
  disponible: Type.Boolean(),
  cantidadMaxima: Type.Integer({ minimum: 0 }),
  banda: Type.Optional(Type.String()),
  copa: Type.Optional(Type.String()),
});

export const VariantWireSchema = Type.Object({
  selected: Type.Boolean(),
  codColor: Type.String(),
  nombreColor: Type.String(),
  /** Swatch file of the colour in this language (K13). */
  muestra: Type.String(),
  hex: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  fullPrice: MoneySchema,
  onSalePrice: Type.Union([MoneySchema, Type.Null()]),
  media: Type.Array(MediaWireSchema, { maxItems: 24 }),
  sizeList: Type.Record(Type.String(), ArticleWireSchema, { maxProperties: 200 }),
});

export const SwatchWireSchema = Type.Pick(VariantWireSchema, ['codColor', 'nombreColor', 'muestra', 'hex']);

export const PriceRangeWireSchema = Type.Object({
  desde: MoneySchema,
  hasta: MoneySchema,
  /** Present when on sale: the range before the reduction and the lowest price of the 30 days before it began. */
  antesDesde: Type.Union([MoneySchema, Type.Null()]),
  antesHasta: Type.Union([MoneySchema, Type.Null()]),
  minimo30: Type.Union([MoneySchema, Type.Null()]),
});

export const badgeNames = ['NUEVO', 'OFERTA', 'ULTIMAS'] as const;

export const ProductCardWireSchema = Type.Object({
  referencia: ReferenceSchema,
  nombre: Type.String(),
  url: LocalizedSchema,
  tipo: Type.String(),
  precio: PriceRangeWireSchema,
  etiqueta: Type.Union([Type.Enum(badgeNames), Type.Null()]),
  colores: Type.Array(
    Type.Intersect([SwatchWireSchema, Type.Object({ foto: Type.Union([MediaWireSchema, Type.Null()]) })]),
    { maxItems: 60 },
  ),
  /** Second picture, for hover and swipe. */
  fotoAlterna: Type.Union([MediaWireSchema, Type.Null()]),
  tallas: Type.Array(Type.String(), { maxItems: 200 }),
  disponible: Type.Boolean(),
  /** Only where cards are requested by reference: the guide of its sizes, and those in stock in any colour. */
  guiaTallas: Type.Optional(Nullable(Type.Enum(sizeGuides))),
  tallasDisponibles: Type.Optional(Type.Array(Type.String(), { maxItems: 200 })),
  /** Only of products worn with another one: of the same family or fabric, so that both make a set. */
  conjunto: Type.Optional(Type.Literal(true)),
});
export type ProductCardWire = Static<typeof ProductCardWireSchema>;

// Departments and filters (E03, V08)

export const sortNames = ['recomendado', 'nuevo', 'precio-asc', 'precio-desc', 'nombre'] as const;

export const FilterChoiceSchema = Type.Object(
  {
    colores: Type.Optional(Type.Array(TextSchema(20, 1), { maxItems: 40 })),
    tallas: Type.Optional(Type.Array(TextSchema(12, 1), { maxItems: 80 })),
    ...eachFacetOnWire((name) => {
      const { codeMaxLength, chosenMax } = namedFacets[name];
      return Type.Optional(Type.Array(TextSchema(codeMaxLength, 1), { maxItems: chosenMax }));
    }),
    referencia: Type.Optional(TextSchema(searchMaxLength)),
    precioMin: Type.Optional(MoneySchema),
    precioMax: Type.Optional(MoneySchema),
    soloDisponibles: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const DepartmentRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    departamento: SlugSchema,
    filtros: Type.Optional(FilterChoiceSchema),
    orden: Type.Optional(Type.Enum(sortNames)),
    ...PageRequest,
  },
  closed,
);
export type DepartmentRequest = Static<typeof DepartmentRequestSchema>;

export const CrumbWireSchema = Type.Object({ url: SlugSchema, descripcion: Type.String() });

export const DepartmentWireSchema = Type.Object({
  codigo: Type.String(),
  genero: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
  nombre: Type.String(),
  descripcion: Type.String(),
  url: LocalizedSchema,
  migas: Type.Array(CrumbWireSchema, { maxItems: 6 }),
  hijos: Type.Array(CrumbWireSchema, { maxItems: 100 }),
  cambiado: Type.String(),
});

export const ProductPageWireSchema = Type.Object({
  departamento: DepartmentWireSchema,
  productos: Type.Array(ProductCardWireSchema, { maxItems: pageMaxSize }),
  pagina: Type.Integer({ minimum: 1 }),
  tamano: Type.Integer({ minimum: 1 }),
  totalPaginas: Type.Integer({ minimum: 0 }),
  totalProductos: Type.Integer({ minimum: 0 }),
});

const FacetSchema = Type.Object({
  codigo: Type.String(),
  nombre: Type.String(),
  totalProductos: Type.Integer({ minimum: 0 }),
});

/** Of a department or of a text search; one of them is required. */
export const FiltersRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    departamento: Type.Optional(SlugSchema),
    texto: Type.Optional(TextSchema(searchMaxLength, 1)),
    filtros: Type.Optional(FilterChoiceSchema),
  },
  closed,
);

export const FiltersWireSchema = Type.Object({
  totalProductos: Type.Integer({ minimum: 0 }),
  colores: Type.Array(
    Type.Intersect([SwatchWireSchema, Type.Object({ totalProductos: Type.Integer({ minimum: 0 }) })]),
    { maxItems: 200 },
  ),
  tallas: Type.Array(
    Type.Object({
      talla: Type.String(),
      banda: Type.Optional(Type.String()),
      copa: Type.Optional(Type.String()),
      totalProductos: Type.Integer({ minimum: 0 }),
    }),
    { maxItems: 300 },
  ),
  ...eachFacetOnWire((name) => Type.Array(FacetSchema, { maxItems: namedFacets[name].namesMax })),
  precio: Type.Object({ minimo: MoneySchema, maximo: MoneySchema }),
});

// Search and detail

export const ReferenceSearchRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    /** Words of name, type or colour, sizes as on labels, part of a reference, codes of articles. */
    texto: TextSchema(searchMaxLength, 1),
    filtros: Type.Optional(FilterChoiceSchema),
    orden: Type.Optional(Type.Enum(sortNames)),
    ...PageRequest,
  },
  closed,
);

export const SearchWireSchema = Type.Object({
  productos: Type.Array(ProductCardWireSchema, { maxItems: pageMaxSize }),
  sugerencias: Type.Array(Type.Object({ texto: Type.String(), url: Type.Union([SlugSchema, Type.Null()]) }), {
    maxItems: 20,
  }),
  /** Pages of the shop that answer the query; paths without a language. */
  ayuda: Type.Optional(
    Type.Array(Type.Object({ texto: Type.String(), ruta: Type.String({ pattern: ownPathPattern }) }), { maxItems: 10 }),
  ),
  /** Nothing matches the spelling: these are similar. */
  aproximado: Type.Boolean(),
  pagina: Type.Integer({ minimum: 1 }),
  tamano: Type.Integer({ minimum: 1 }),
  totalPaginas: Type.Integer({ minimum: 0 }),
  totalProductos: Type.Integer({ minimum: 0 }),
});

export const ProductRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    /** A reference, or the product's address in this language. */
    producto: TextSchema(160, 1),
    codColor: Type.Optional(TextSchema(20, 1)),
  },
  closed,
);

export const FiberPartWireSchema = Type.Object({
  parte: Type.String(),
  fibras: Type.Array(Type.Object({ fibra: Type.String(), porcentaje: Type.Integer({ minimum: 1, maximum: 100 }) }), {
    maxItems: 12,
  }),
});

export const ResponsiblePartyWireSchema = Type.Object({
  nombre: Type.String(),
  direccion: Type.String(),
  correo: Type.String(),
});

/** What the law requires before purchase; if `completo` is false, the product cannot be bought. */
export const LegalWireSchema = Type.Object({
  completo: Type.Boolean(),
  composicion: Type.Array(FiberPartWireSchema, { maxItems: 12 }),
  cuidado: Type.Array(Type.String(), { maxItems: 12 }),
  fabricante: Type.Union([ResponsiblePartyWireSchema, Type.Null()]),
  responsableUE: Type.Union([ResponsiblePartyWireSchema, Type.Null()]),
  advertencias: Type.Array(Type.String(), { maxItems: 12 }),
  parteAnimalNoTextil: Type.Boolean(),
  higieneSellada: Type.Boolean(),
  paisOrigen: Type.Union([Type.String(), Type.Null()]),
});

export const ProductWireSchema = Type.Object({
  parent: Type.Object({ reference: ReferenceSchema }),
  nombre: Type.String(),
  descripcion: Type.String(),
  tipo: Type.String(),
  nombreTipo: Type.String(),
  soporte: Type.Union([Type.String(), Type.Null()]),
  genero: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
  url: LocalizedSchema,
  migas: Type.Array(CrumbWireSchema, { maxItems: 6 }),
  etiqueta: ProductCardWireSchema.properties.etiqueta,
  precio: PriceRangeWireSchema,
  variants: Type.Array(VariantWireSchema, { maxItems: 60 }),
  fotos: Type.Array(MediaWireSchema, { maxItems: 60 }),
  showChildImages: Type.Boolean(),
  colorGroupList: Type.Array(Type.String(), { maxItems: 60 }),
  sizeList: Type.Record(Type.String(), SizePriceWireSchema, { maxProperties: 200 }),
  guiaTallas: Nullable(Type.Enum(sizeGuides)),
  /** The product's named facets, named as in listings; facets that it lacks are left out. */
  caracteristicas: Type.Optional(
    Type.Array(
      Type.Object({ faceta: Type.Enum(facetNames.map((name) => namedFacets[name].wire)), nombre: Type.String() }),
      { maxItems: facetNames.length },
    ),
  ),
  legal: LegalWireSchema,
  cambiado: Type.String(),
});
export type ProductWire = Static<typeof ProductWireSchema>;

export const RelatedRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    referencia: ReferenceSchema,
    /** Products worn with it (the default), or instead of it. */
    relacion: Type.Optional(Type.Enum(['CONJUNTO', 'SIMILAR'])),
    maximo: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  },
  closed,
);

// A department's index: all that its listing needs to filter, sort and show in the browser, in one small answer

/** Which sizes of the list `sizes` a product has: bit n of this hexadecimal number is the n-th of them. */
const SizeBitsSchema = Type.String({ pattern: '^[0-9a-f]{1,80}$' });

/**
 * Rows are lists and not objects, because field names would be most of the answer. Colours, sizes and named facets are
 * indexes into the lists beside; -1 is none.
 */
export const IndexRowWireSchema = Type.Tuple([
  /** 0: reference, 1: name, 2: address in this language */
  ReferenceSchema,
  Type.String(),
  SlugSchema,
  /** 3: indexes of the named facets, in the order of their table */
  Type.Array(Type.Integer({ minimum: -1 }), { minItems: facetNames.length, maxItems: facetNames.length }),
  /** 4: price, as on a card */
  PriceRangeWireSchema,
  /** 5: badge */
  Nullable(Type.Enum(badgeNames)),
  /** 6: rank by novelty, 0 is the newest; the rows themselves are in recommended order */
  Type.Integer({ minimum: 0 }),
  /** 7: sizes of the style */
  SizeBitsSchema,
  /** 8: colours: index, hash of the front picture, sizes in stock */
  Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Nullable(Type.String()), SizeBitsSchema]), { maxItems: 60 }),
  /** 9: hash of the second picture, 10: dominant colour of the first */
  Nullable(Type.String()),
  Nullable(Type.String()),
]);
export type IndexRowWire = Static<typeof IndexRowWireSchema>;

export const IndexRequestSchema = Type.Object({ locale: LocaleSchema, department: SlugSchema }, closed);

export const IndexWireSchema = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  colours: Type.Array(SwatchWireSchema, { maxItems: 200 }),
  sizes: Type.Array(
    Type.Object({ code: Type.String(), band: Type.Optional(Type.String()), cup: Type.Optional(Type.String()) }),
    { maxItems: 300 },
  ),
  ...eachFacet((name) =>
    Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), { maxItems: namedFacets[name].namesMax }),
  ),
  /** The size guide of each type, in order. */
  guides: Type.Optional(Type.Array(Nullable(Type.Enum(sizeGuides)), { maxItems: namedFacets.types.namesMax })),
  /** Empty where there are too many to filter in the browser; the page then calls listing and filters. */
  products: Type.Array(IndexRowWireSchema, { maxItems: indexProductsMax }),
});
export type IndexWire = Static<typeof IndexWireSchema>;

// Cards by reference: for a device's history, a shared list, or a bag that checks current prices

export const CardsRequestSchema = Type.Object(
  { locale: LocaleSchema, references: Type.Array(ReferenceSchema, { minItems: 1, maxItems: cardsPerCallMax }) },
  closed,
);

// Back in stock (F018)

export const StockNoticeRequestSchema = Type.Object(
  { locale: LocaleSchema, code: ArticleCodeSchema, email: EmailSchema },
  closed,
);
export const ConfirmNoticeRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);

// Addresses for search engines: departments first, then products, in an order that new ones do not change

export const AddressesRequestSchema = Type.Object(
  {
    /** Where the part begins: `next` of the previous answer. */
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: addressesPerCallMax })),
  },
  closed,
);

export const AddressesWireSchema = Type.Object({
  departments: Type.Array(
    Type.Object({ url: LocalizedSchema, total: Type.Integer({ minimum: 0 }), changedAt: DateTimeSchema }),
    { maxItems: 2000 },
  ),
  products: Type.Array(
    Type.Object({
      reference: ReferenceSchema,
      url: LocalizedSchema,
      /** Codes of the colours, each of which has an address below the product's. */
      colours: Type.Array(Type.String(), { maxItems: 60 }),
      picture: Nullable(Type.String()),
      changedAt: DateTimeSchema,
    }),
    { maxItems: addressesPerCallMax },
  ),
  total: Type.Integer({ minimum: 0 }),
  next: Nullable(Type.Integer({ minimum: 0 })),
});
