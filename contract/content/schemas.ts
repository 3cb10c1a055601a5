import { type Static, Type } from 'typebox';
import { contentTypes } from '../codes.ts';
import { closed, LocaleSchema, Nullable, TextSchema } from '../common/schemas.ts';
import { ownPathPattern, redirectsMax } from '../rules.ts';

// E04. `url` is the picture for wide screens, `urlMovil` for phones: /media addresses without width, or null.
export const ContentBlockWireSchema = Type.Object({
  codigo: Type.String(),
  type: Type.Enum(contentTypes),
  href: Type.Union([Type.String(), Type.Null()]),
  target: Type.Union([Type.Literal('_self'), Type.Literal('_blank')]),
  url: Type.Union([Type.String(), Type.Null()]),
  urlMovil: Type.Union([Type.String(), Type.Null()]),
  urlServidor: Type.Union([Type.String(), Type.Null()]),
  /** Texts by role: titulo, texto, accion, alt, and for templates html. */
  contenidoTextos: Type.Record(Type.String(), Type.String(), { maxProperties: 20 }),
});
export type ContentBlockWire = Static<typeof ContentBlockWireSchema>;

export const ScreenRequestSchema = Type.Object({ idioma: LocaleSchema, pantalla: TextSchema(60, 1) }, closed);

export const ScreenWireSchema = Type.Object({
  pantalla: Type.String(),
  cambiado: Type.String(),
  bloques: Type.Array(ContentBlockWireSchema, { maxItems: 100 }),
});

/** A former address (F035): moved for good, or gone without a successor. */
export const RedirectWireSchema = Type.Object({
  /** A path of the shop with its language prefix; `/*` at the end includes everything below it. */
  path: Type.String({ pattern: ownPathPattern }),
  target: Nullable(Type.String({ pattern: ownPathPattern })),
});
export const RedirectsWireSchema = Type.Object({
  redirects: Type.Array(RedirectWireSchema, { maxItems: redirectsMax }),
});
