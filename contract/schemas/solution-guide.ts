import { Type } from 'typebox';
import { sizeSystems, solutionGuide } from '../codes.ts';
import { ProductCardWireSchema } from './catalogue.ts';
import { closed, Nullable, RemarksSchema, RemarkWireSchema, TermsVersionSchema, TextSchema } from './common.ts';

const guideBase = {
  pais: Type.Literal(solutionGuide.country),
  origen: Type.Literal(solutionGuide.origin),
  idioma: Type.Literal(solutionGuide.language),
  tipo: Type.Enum(solutionGuide.types),
};

/** An answer is a choice, or a measure in millimetres. */
export const GuideAnswerSchema = Type.Object(
  {
    pregunta: TextSchema(40, 1),
    opciones: Type.Optional(Type.Array(TextSchema(40, 1), { minItems: 1, maxItems: 12 })),
    milimetros: Type.Optional(Type.Integer({ minimum: 300, maximum: 2500 })),
  },
  closed,
);

/** Answers are intimate: without consent there is no call, and nothing of it is kept with a person's name. */
export const GuideRequestSchema = Type.Object(
  {
    ...guideBase,
    consentimiento: Type.Literal(true),
    versionTexto: TermsVersionSchema,
    respuestas: Type.Array(GuideAnswerSchema, { minItems: 1, maxItems: 30 }),
  },
  closed,
);

const SizeLabelSchema = Type.Object({ sistema: Type.Enum(sizeSystems), talla: Type.String() });

export const GuideResultWireSchema = Type.Object({
  tipo: guideBase.tipo,
  /** Null when the answers give no size; `avisos` then say why. */
  talla: Nullable(
    Type.Object({
      etiquetas: Type.Array(SizeLabelSchema, { maxItems: 8 }),
      hermanas: Type.Array(SizeLabelSchema, { maxItems: 8 }),
      /** The neighbour, when the measure lies between two sizes. */
      entreDos: Nullable(SizeLabelSchema),
      /** Whose size chart was read. */
      procedencia: Type.String(),
    }),
  ),
  avisos: RemarksSchema,
  productos: Type.Array(
    Type.Object({ producto: ProductCardWireSchema, talla: Type.String(), motivo: RemarkWireSchema }),
    { maxItems: 24 },
  ),
});
