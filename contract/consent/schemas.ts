import { Type } from 'typebox';
import { closed, LocaleSchema } from '../common/schemas.ts';
import { consentVersion } from '../public-rules.ts';
import { uuidPattern } from '../rules.ts';

/** A visitor's answer, under a random number that the device made for this alone. */
export const ConsentRequestSchema = Type.Object(
  {
    device: Type.String({ pattern: uuidPattern }),
    version: Type.Literal(consentVersion),
    locale: LocaleSchema,
    measuring: Type.Boolean(),
    advertising: Type.Boolean(),
    /** Sent by the browser as Global Privacy Control. */
    signal: Type.Boolean(),
  },
  closed,
);
