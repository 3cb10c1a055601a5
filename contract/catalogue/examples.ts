import type { TArray } from 'typebox';
import type { ExampleOf } from '../call.ts';
import { localized } from '../common/examples.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type {
  AddressesRequestSchema,
  AddressesWireSchema,
  CardsRequestSchema,
  ConfirmNoticeRequestSchema,
  DepartmentRequestSchema,
  FiltersRequestSchema,
  FiltersWireSchema,
  IndexRequestSchema,
  IndexWireSchema,
  MediaWire,
  MenuWireSchema,
  ProductCardWire,
  ProductCardWireSchema,
  ProductPageWireSchema,
  ProductRequestSchema,
  ProductWireSchema,
  ReferenceSearchRequestSchema,
  RelatedRequestSchema,
  SearchWireSchema,
  StockNoticeRequestSchema,
} from './schemas.ts';

export const braPicture: MediaWire = {
  tipo: 'IMAGEN',
  hash: '8c1f4a90d2b7e6531f0a',
  vista: 'frente',
  alt: 'Sujetador Alba en negro, de frente',
  ancho: 1600,
  alto: 2000,
  colorDominante: '#2b2a2e',
};

/** Its poster is this picture. */
const braFilm: MediaWire = {
  ...{ tipo: 'VIDEO', hash: '5b7e1d20c94fa8361e02', alt: 'Sujetador Alba en negro, vídeo' },
  ...{ ancho: braPicture.ancho, alto: braPicture.alto, colorDominante: braPicture.colorDominante },
  cartel: braPicture.hash,
  formatos: ['mp4', 'webm'],
  relato: 'Sin sonido. El sujetador gira despacio y se ve por los dos lados.',
  fecha: '2026-11-02',
};

export const black = { codColor: '001', nombreColor: 'Negro', muestra: '/media/swatches/es-negro.svg', hex: '#1d1b1e' };
export const sand = { codColor: '014', nombreColor: 'Arena', muestra: '/media/swatches/es-arena.svg', hex: '#d9c3a8' };

export const braCard: ProductCardWire = {
  referencia: 'V1042',
  nombre: 'Sujetador Alba',
  url: localized({ es: 'sujetador-alba-v1042', en: 'alba-bra-v1042', de: 'bh-alba-v1042' }),
  tipo: 'sujetador',
  precio: { desde: 34.9, hasta: 36.9, antesDesde: null, antesHasta: null, minimo30: null },
  etiqueta: 'NUEVO',
  colores: [
    { ...black, foto: braPicture },
    { ...sand, foto: null },
  ],
  fotoAlterna: null,
  tallas: ['85B', '90B', '90C'],
  disponible: true,
};

export const bodyCard: ProductCardWire = {
  referencia: 'V2210',
  nombre: 'Body reductor Brisa',
  url: localized({ es: 'body-reductor-brisa-v2210', en: 'brisa-shaping-body-v2210', de: 'formbody-brisa-v2210' }),
  tipo: 'body',
  precio: { desde: 44.9, hasta: 44.9, antesDesde: 54.9, antesHasta: 54.9, minimo30: 52.9 },
  etiqueta: 'OFERTA',
  colores: [{ ...sand, foto: null }],
  fotoAlterna: null,
  tallas: ['S', 'M', 'L'],
  disponible: true,
};

const crumbs = [
  { url: 'mujer', descripcion: 'Mujer' },
  { url: 'mujer/sujetadores', descripcion: 'Sujetadores' },
];

export const consultarMenuProductos: ExampleOf<typeof MenuWireSchema> = {
  params: { lang: 'es' },
  datos: [
    {
      orden: 1,
      descripcion: 'Mujer',
      url: 'mujer',
      categorias: [
        {
          url: 'mujer/sujetadores',
          description: 'Sujetadores',
          foto: braPicture.hash,
          subcategory: [
            { url: 'mujer/sujetadores/con-aros', descripcion: 'Con aros', label: 'Por soporte', orderLabel: 1 },
            { url: 'mujer/sujetadores/sin-aros', descripcion: 'Sin aros', label: 'Por soporte', orderLabel: 1 },
          ],
        },
      ],
    },
    { orden: 2, descripcion: 'Hombre', url: 'hombre', categorias: [] },
  ],
};

export const consultarProductosDepto: ExampleOf<typeof ProductPageWireSchema, typeof DepartmentRequestSchema> = {
  body: {
    idioma: 'es',
    departamento: 'mujer/sujetadores',
    filtros: { colores: ['001'], tallas: ['85B'] },
    orden: 'nuevo',
    pagina: 1,
    tamano: 8,
  },
  datos: {
    departamento: {
      codigo: 'M-SUJ',
      genero: 1,
      nombre: 'Sujetadores',
      descripcion: 'De cada día, con relleno, sin aros y para la noche.',
      url: localized({ es: 'mujer/sujetadores', en: 'women/bras', de: 'damen/bhs' }),
      migas: crumbs,
      hijos: [{ url: 'mujer/sujetadores/con-aros', descripcion: 'Con aros' }],
      cambiado: '2026-11-18T06:00:00Z',
    },
    productos: [braCard],
    pagina: 1,
    tamano: 8,
    totalPaginas: 1,
    totalProductos: 1,
  },
};

export const consultarFiltrosDepto: ExampleOf<typeof FiltersWireSchema, typeof FiltersRequestSchema> = {
  body: { idioma: 'es', departamento: 'mujer/sujetadores' },
  datos: {
    totalProductos: 1,
    colores: [
      { ...black, totalProductos: 1 },
      { ...sand, totalProductos: 1 },
    ],
    tallas: [{ talla: '85B', banda: '85', copa: 'B', totalProductos: 1 }],
    tipos: [{ codigo: 'sujetador', nombre: 'Sujetador', totalProductos: 1 }],
    soportes: [{ codigo: 'medio', nombre: 'Sujeción media', totalProductos: 1 }],
    aros: [{ codigo: 'con-aros', nombre: 'Con aros', totalProductos: 1 }],
    rellenos: [{ codigo: 'sin-relleno', nombre: 'Sin relleno', totalProductos: 1 }],
    materiales: [{ codigo: 'encaje', nombre: 'Encaje', totalProductos: 1 }],
    ofertas: [],
    valoraciones: [{ codigo: 'desde-4', nombre: '4 estrellas o más', totalProductos: 1 }],
    precio: { minimo: 34.9, maximo: 36.9 },
  },
};

export const consultarProductosXReferencia: ExampleOf<typeof SearchWireSchema, typeof ReferenceSearchRequestSchema> = {
  body: { idioma: 'es', texto: 'v104' },
  datos: {
    productos: [braCard],
    aproximado: false,
    sugerencias: [{ texto: 'Mujer: Sujetadores', url: 'mujer/sujetadores' }],
    ayuda: [{ texto: 'Guía de tallas', ruta: '/customer-care/size-tables' }],
    pagina: 1,
    tamano: 8,
    totalPaginas: 1,
    totalProductos: 1,
  },
};

const article85 = {
  price: 34.9,
  salePrice: null,
  lowest30: null,
  codigo: '482157',
  disponible: true,
  cantidadMaxima: 12,
  banda: '85',
  copa: 'B',
};

export const consultarProductoDetalle: ExampleOf<typeof ProductWireSchema, typeof ProductRequestSchema> = {
  body: { idioma: 'es', producto: 'sujetador-alba-v1042', codColor: '001' },
  datos: {
    parent: { reference: 'V1042' },
    nombre: 'Sujetador Alba',
    descripcion: 'Aros flexibles, copas de encaje y espalda de tul doble.',
    tipo: 'sujetador',
    nombreTipo: 'Sujetador',
    soporte: 'medio',
    genero: 1,
    url: braCard.url,
    migas: crumbs,
    etiqueta: 'NUEVO',
    precio: braCard.precio,
    variants: [
      {
        selected: true,
        ...black,
        fullPrice: 34.9,
        onSalePrice: null,
        media: [braPicture, braFilm],
        sizeList: {
          '85B': article85,
          '90B': { ...article85, codigo: '482158', price: 36.9, banda: '90', disponible: false, cantidadMaxima: 0 },
        },
      },
      {
        selected: false,
        ...sand,
        fullPrice: 36.9,
        onSalePrice: null,
        media: [],
        sizeList: { '90C': { ...article85, codigo: '482166', price: 36.9, banda: '90', copa: 'C' } },
      },
    ],
    fotos: [braPicture],
    showChildImages: true,
    colorGroupList: ['001', '014'],
    sizeList: {
      '85B': { price: 34.9, salePrice: null, lowest30: null },
      '90B': { price: 36.9, salePrice: null, lowest30: null },
      '90C': { price: 36.9, salePrice: null, lowest30: null },
    },
    guiaTallas: 'bras',
    caracteristicas: [
      { faceta: 'soportes', nombre: 'Sujeción media' },
      { faceta: 'aros', nombre: 'Con aros' },
    ],
    legal: {
      completo: true,
      composicion: [
        {
          parte: 'Copa exterior',
          fibras: [
            { fibra: 'poliamida', porcentaje: 88 },
            { fibra: 'elastano', porcentaje: 12 },
          ],
        },
      ],
      cuidado: ['Lavar a mano', 'No usar secadora'],
      fabricante: {
        nombre: 'Velia Moda S.L.',
        direccion: 'Calle del Telar 3, 46980 Paterna, España',
        correo: 'producto@velia.example',
      },
      responsableUE: null,
      advertencias: [],
      parteAnimalNoTextil: false,
      higieneSellada: false,
      paisOrigen: 'PT',
    },
    cambiado: '2026-11-18T06:00:00Z',
  },
};

export const consultarProductosRelacionados: ExampleOf<
  TArray<typeof ProductCardWireSchema>,
  typeof RelatedRequestSchema
> = {
  body: { idioma: 'es', referencia: 'V1042', relacion: 'CONJUNTO', maximo: 8 },
  datos: [{ ...bodyCard, conjunto: true }],
};

export const consultarIndiceDepto: ExampleOf<typeof IndexWireSchema, typeof IndexRequestSchema> = {
  body: { locale: 'es', department: 'mujer/sujetadores' },
  datos: {
    total: 1,
    colours: [black, sand],
    sizes: [
      { code: '85B', band: '85', cup: 'B' },
      { code: '90B', band: '90', cup: 'B' },
      { code: '90C', band: '90', cup: 'C' },
    ],
    types: [{ code: 'sujetador', name: 'Sujetadores' }],
    supports: [{ code: 'medio', name: 'Sujeción media' }],
    wires: [{ code: 'con-aros', name: 'Con aros' }],
    paddings: [{ code: 'sin-relleno', name: 'Sin relleno' }],
    materials: [{ code: 'encaje', name: 'Encaje' }],
    offers: [],
    ratings: [{ code: 'desde-4', name: '4 estrellas o más' }],
    guides: ['bras'],
    products: [
      [
        braCard.referencia,
        braCard.nombre,
        braCard.url.es,
        [0, 0, 0, 0, 0, -1, 0],
        braCard.precio,
        braCard.etiqueta,
        0,
        '7',
        [
          [0, braPicture.hash, '5'],
          [1, null, '0'],
        ],
        null,
        braPicture.colorDominante,
      ],
    ],
  },
};

export const consultarTarjetas: ExampleOf<TArray<typeof ProductCardWireSchema>, typeof CardsRequestSchema> = {
  body: { locale: 'es', references: ['V2210', 'V1042'] },
  datos: [bodyCard, braCard],
};

export const avisarDisponibilidad: ExampleOf<typeof NothingSchema, typeof StockNoticeRequestSchema> = {
  body: { locale: 'es', code: '104218', email: 'carmen@example.com' },
  datos: {},
};

export const confirmarAviso: ExampleOf<typeof NothingSchema, typeof ConfirmNoticeRequestSchema> = {
  body: { token: '4182.20780.Y29uZmlybWFkbw' },
  datos: {},
};

export const consultarDirecciones: ExampleOf<typeof AddressesWireSchema, typeof AddressesRequestSchema> = {
  body: { after: 0, most: 5000 },
  datos: {
    departments: [
      {
        url: localized({ es: 'mujer/sujetadores', en: 'women/bras', de: 'damen/bhs' }),
        total: 96,
        changedAt: '2026-11-02T06:00:00Z',
      },
    ],
    products: [
      {
        reference: braCard.referencia,
        url: braCard.url,
        colours: [black.codColor, sand.codColor],
        picture: braPicture.hash,
        changedAt: '2026-11-02T06:00:00Z',
      },
    ],
    total: 1,
    next: null,
  },
};
