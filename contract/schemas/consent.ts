import { Type } from 'typebox';
import { consentVersion } from '../public-rules.ts';
import { uuidPattern } from '../rules.ts';
import { closed, LocaleSchema } from './common.ts';

/** What a visitor answered, under a number that her device made up for this alone. */
export const ConsentRequestSchema = Type.Object(
  {
    registro: Type.String({ pattern: uuidPattern }),
    version: Type.Literal(consentVersion),
    idioma: LocaleSchema,
    medicion: Type.Boolean(),
    publicidad: Type.Boolean(),
    /** Said by the browser for its owner: Global Privacy Control. */
    senal: Type.Boolean(),
  },
  closed,
);
