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
    locale: LocaleSchema,
    /** As a search understands it: words, a reference, an article's code. Without it all pages are listed. */
    text: Type.Optional(TextSchema(searchMaxLength, 1)),
  },
  closed,
);

export const PrintedCatalogueWireSchema = Type.Object({
  /** Null where no current campaign has pages. */
  campaign: Nullable(CampaignWireSchema),
  total: Type.Integer({ minimum: 0 }),
  /** In order; with a text only pages with matching products. */
  pages: Type.Array(
    Type.Object({
      number: PageNumberSchema,
      section: Type.String(),
      title: Type.String(),
      /** The picture of the page's first product. */
      picture: Nullable(MediaWireSchema),
      /** References sold today; with a text only the matches. */
      references: Type.Array(ReferenceSchema, { maxItems: productsOnAPrintedPageMax }),
    }),
    { maxItems: printedPagesMax },
  ),
});

export const PrintedPageRequestSchema = Type.Object(
  { locale: LocaleSchema, campaign: CampaignCodeSchema, number: PageNumberSchema },
  closed,
);

const NeighbourSchema = Nullable(Type.Object({ number: PageNumberSchema, title: Type.String() }));

export const PrintedPageWireSchema = Type.Object({
  /** Null: its campaign is unknown, and below, its layout is the plain one. */
  campaign: Nullable(CampaignWireSchema),
  layout: Nullable(Type.Enum(pageLayouts)),
  total: Type.Integer({ minimum: 0 }),
  section: Type.String(),
  title: Type.String(),
  lead: Nullable(Type.String()),
  pieces: Type.Array(
    Type.Object({
      product: ProductCardWireSchema,
      /** The code of the colour of the printed picture, and of the articles. */
      colour: Type.String(),
      articles: Type.Array(
        Type.Object({
          code: Type.String(),
          size: Type.String(),
          price: MoneySchema,
          available: Type.Boolean(),
        }),
        { maxItems: 200 },
      ),
    }),
    { maxItems: productsOnAPrintedPageMax },
  ),
  previous: NeighbourSchema,
  next: NeighbourSchema,
});
