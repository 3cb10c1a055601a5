import { Type } from 'typebox';
import { uuidPattern } from '../rules.ts';
import { closed, LocaleSchema, TermsVersionSchema } from './common.ts';

/** What a visitor answered, under a number that her device made up for this alone. */
export const ConsentRequestSchema = Type.Object(
  {
    registro: Type.String({ pattern: uuidPattern }),
    version: TermsVersionSchema,
    idioma: LocaleSchema,
    medicion: Type.Boolean(),
    publicidad: Type.Boolean(),
    /** Said by the browser for its owner: Global Privacy Control. */
    senal: Type.Boolean(),
  },
  closed,
);
