import { Type } from 'typebox';
import { MediaWireSchema, ProductCardWireSchema } from '../catalogue/schemas.ts';
import {
  CampaignCodeSchema,
  closed,
  LocaleSchema,
  MoneySchema,
  Nullable,
  ReferenceSchema,
  TextSchema,
} from '../common/schemas.ts';
import { searchMaxLength } from '../public-rules.ts';
import { printedPagesMax, productsOnAPrintedPageMax } from '../rules.ts';
import { CampaignWireSchema } from '../shop/schemas.ts';

/** A cover, one product larger than the others, all alike. */
export const pageLayouts = ['PORTADA', 'DESTACADO', 'REJILLA'] as const;
export type PageLayout = (typeof pageLayouts)[number];

const PageNumberSchema = Type.Integer({ minimum: 1, maximum: printedPagesMax });

export const PrintedCatalogueRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    /** As a search understands it: words, a reference, an article's code. Without it all pages are listed. */
    texto: Type.Optional(TextSchema(searchMaxLength, 1)),
  },
  closed,
);

export const PrintedCatalogueWireSchema = Type.Object({
  /** Null where no current campaign has pages. */
  campana: Nullable(CampaignWireSchema),
  totalPaginas: Type.Integer({ minimum: 0 }),
  /** In order; with a text only pages with matching products. */
  paginas: Type.Array(
    Type.Object({
      numero: PageNumberSchema,
      seccion: Type.String(),
      titulo: Type.String(),
      /** The picture of the page's first product. */
      foto: Nullable(MediaWireSchema),
      /** References sold today; with a text only the matches. */
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
  /** Null: its campaign is unknown, and below, its layout is the plain one. */
  campana: Nullable(CampaignWireSchema),
  diseno: Nullable(Type.Enum(pageLayouts)),
  totalPaginas: Type.Integer({ minimum: 0 }),
  seccion: Type.String(),
  titulo: Type.String(),
  texto: Nullable(Type.String()),
  productos: Type.Array(
    Type.Object({
      producto: ProductCardWireSchema,
      /** The colour of the printed picture, and of the articles. */
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
