import { Type } from 'typebox';
import { closed, DateTimeSchema, IdSchema, LocaleSchema, Nullable, PhoneSchema, ReferenceSchema } from './common.ts';
import { DifferencesSchema } from './order-lines.ts';
import { ConsentWireSchema, PublicExecutiveWireSchema, SizeNoteWireSchema } from './people.ts';
import { RequestWireSchema } from './requests.ts';

export const ClientSessionWireSchema = Type.Object({
  id: IdSchema,
  nombre: Type.String(),
  correo: Nullable(Type.String()),
  telefono: Nullable(PhoneSchema),
  idioma: LocaleSchema,
  vence: DateTimeSchema,
  socia: PublicExecutiveWireSchema,
  tallas: Type.Array(SizeNoteWireSchema, { maxItems: 20 }),
  consentimientos: Type.Array(ConsentWireSchema, { maxItems: 20 }),
  /** Newest first. */
  solicitudes: Type.Array(RequestWireSchema, { maxItems: 50 }),
});

export const ClientGridParamsSchema = Type.Object({ x: ReferenceSchema }, closed);

export const SentProductsWireSchema = Type.Object({
  /** Null when only substitutes were answered, and where nothing of it is sold now: then the differences say what. */
  solicitud: Nullable(RequestWireSchema),
  respondidas: Type.Array(RequestWireSchema, { maxItems: 50 }),
  diferencias: DifferencesSchema,
});
