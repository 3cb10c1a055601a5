import { Type } from 'typebox';
import { searchMaxLength } from '../public-rules.ts';
import { printedPagesMax, productsOnAPrintedPageMax } from '../rules.ts';
import { MediaWireSchema, ProductCardWireSchema } from './catalogue.ts';
import {
  CampaignCodeSchema,
  closed,
  LocaleSchema,
  MoneySchema,
  Nullable,
  ReferenceSchema,
  TextSchema,
} from './common.ts';
import { CampaignWireSchema } from './shop.ts';

/** A cover, one piece before the others, all alike. */
export const pageLayouts = ['PORTADA', 'DESTACADO', 'REJILLA'] as const;
export type PageLayout = (typeof pageLayouts)[number];

const PageNumberSchema = Type.Integer({ minimum: 1, maximum: printedPagesMax });

export const PrintedCatalogueRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    /** As a search understands it: words, a reference, the code of an article. Without it all pages are meant. */
    texto: Type.Optional(TextSchema(searchMaxLength, 1)),
  },
  closed,
);

export const PrintedCatalogueWireSchema = Type.Object({
  /** Null where no campaign in force has pages. */
  campana: Nullable(CampaignWireSchema),
  totalPaginas: Type.Integer({ minimum: 0 }),
  /** In their order; with a text those that hold what it finds. */
  paginas: Type.Array(
    Type.Object({
      numero: PageNumberSchema,
      seccion: Type.String(),
      titulo: Type.String(),
      /** Of the first piece on it. */
      foto: Nullable(MediaWireSchema),
      /** What is sold of it today; with a text what was found. */
      referencias: Type.Array(ReferenceSchema, { maxItems: productsOnAPrintedPageMax }),
    }),
    { maxItems: printedPagesMax },
  ),
});

export const PrintedPageRequestSchema = Type.Object(
  { idioma: LocaleSchema, campana: CampaignCodeSchema, numero: PageNumberSchema },
  closed,
);

const NeighbourSchema = Nullable(Type.Object({ numero: PageNumberSchema, titulo: Type.String() }));

export const PrintedPageWireSchema = Type.Object({
  /** Null says nothing of how long the page counts, and below it that its pieces lie all alike. */
  campana: Nullable(CampaignWireSchema),
  diseno: Nullable(Type.Enum(pageLayouts)),
  totalPaginas: Type.Integer({ minimum: 0 }),
  seccion: Type.String(),
  titulo: Type.String(),
  texto: Nullable(Type.String()),
  productos: Type.Array(
    Type.Object({
      producto: ProductCardWireSchema,
      /** Of the picture on paper, and of the articles. */
      codColor: Type.String(),
      articulos: Type.Array(
        Type.Object({
          codigo: Type.String(),
          talla: Type.String(),
          precio: MoneySchema,
          disponible: Type.Boolean(),
        }),
        { maxItems: 200 },
      ),
    }),
    { maxItems: productsOnAPrintedPageMax },
  ),
  anterior: NeighbourSchema,
  siguiente: NeighbourSchema,
});
