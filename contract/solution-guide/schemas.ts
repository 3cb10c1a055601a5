import { Type } from 'typebox';
import { ProductCardWireSchema } from '../catalogue/schemas.ts';
import { solutionGuide } from '../codes.ts';
import { closed, DateSchema, LocaleSchema } from '../common/schemas.ts';
import { guideTextVersion } from '../rules.ts';
import {
  adviceMax,
  type GuideFit,
  type GuideMeasure,
  type GuideOption,
  type GuideQuestion,
  type GuideSizeQuestion,
} from '../solution-guide.ts';

const TypeSchema = Type.Enum(solutionGuide.types);
const SizeSchema = Type.String({ pattern: '^[0-9A-Z-]{1,12}$' });
/** Our own names, not the wire's: the guides' table lists the valid ones, and the backend checks them. */
const NameSchema = <Name extends string>() => Type.Unsafe<Name>(Type.String({ pattern: '^[a-z-]{1,20}$' }));
const QuestionSchema = NameSchema<GuideQuestion>();
const OptionSchema = NameSchema<GuideOption>();

const ChoiceSchema = Type.Object({ pregunta: QuestionSchema, opcion: OptionSchema }, closed);

// Products in stock, from sizes and wishes, without measurements

export const GuideAdviceRequestSchema = Type.Object(
  {
    locale: LocaleSchema,
    guide: TypeSchema,
    /** As on our labels; the first is preferred. */
    sizes: Type.Array(SizeSchema, { minItems: 1, maxItems: 6 }),
    /** Sizes with the same fit, used if there is little stock in the first one. */
    sisters: Type.Optional(Type.Array(SizeSchema, { maxItems: 6 })),
    answers: Type.Array(ChoiceSchema, { maxItems: 6 }),
  },
  closed,
);

export const GuideAdviceWireSchema = Type.Object({
  products: Type.Array(
    Type.Object({
      product: ProductCardWireSchema,
      /** The requested size that is in stock, and its colours. */
      size: Type.String(),
      colours: Type.Array(Type.String(), { maxItems: 60 }),
      /** The answered questions that the product meets, and those it does not. */
      met: Type.Array(QuestionSchema, { maxItems: 6 }),
      unmet: Type.Array(QuestionSchema, { maxItems: 6 }),
    }),
    { maxItems: adviceMax },
  ),
});

// Answers stored with consent

/** An option, a size as on labels, or a measure in millimetres; never free text. */
export const GuideAnswerSchema = Type.Union([
  Type.Object(
    { pregunta: NameSchema<GuideMeasure>(), milimetros: Type.Integer({ minimum: 300, maximum: 2500 }) },
    closed,
  ),
  Type.Object({ pregunta: NameSchema<GuideSizeQuestion>(), talla: SizeSchema }, closed),
  Type.Object({ pregunta: NameSchema<GuideSizeQuestion>(), ajuste: NameSchema<GuideFit>() }, closed),
  ChoiceSchema,
]);

/** Answers are intimate: without consent the call is not made, and nothing is stored with a person's name. */
export const GuideRequestSchema = Type.Object(
  {
    pais: Type.Literal(solutionGuide.country),
    origen: Type.Literal(solutionGuide.origin),
    idioma: Type.Literal(solutionGuide.language),
    tipo: TypeSchema,
    consentimiento: Type.Literal(true),
    versionTexto: Type.Literal(guideTextVersion),
    /** The sizes that resulted; empty where the chart has none. */
    tallas: Type.Array(SizeSchema, { maxItems: 6 }),
    respuestas: Type.Array(GuideAnswerSchema, { minItems: 1, maxItems: 12 }),
  },
  closed,
);

export const GuideKeptWireSchema = Type.Object({
  /** The day on which they are deleted. */
  conservadasHasta: DateSchema,
});
