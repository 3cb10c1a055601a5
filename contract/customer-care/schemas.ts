import { Type } from 'typebox';
import {
  closed,
  DateTimeSchema,
  EmailSchema,
  LinkTokenSchema,
  LocaleSchema,
  NameSchema,
  OrderNumberSchema,
  PhoneSchema,
  TextSchema,
} from '../common/schemas.ts';
import { messageMaxLength, newsletterTextVersion, plainTextPattern } from '../rules.ts';

// Newsletter with double opt-in: requested by address, confirmed with the mailed token.

export const SubscribeRequestSchema = Type.Union([
  Type.Object(
    {
      correo: EmailSchema,
      idioma: LocaleSchema,
      nombre: Type.Optional(NameSchema),
      consentimiento: Type.Literal(true),
      versionTexto: Type.Literal(newsletterTextVersion),
      origen: Type.Optional(TextSchema(40)),
    },
    closed,
  ),
  Type.Object({ confirmacion: LinkTokenSchema }, closed),
]);
/** PENDIENTE also for an address that is subscribed already. */
export const SubscribedWireSchema = Type.Object({
  estado: Type.Union([Type.Literal('PENDIENTE'), Type.Literal('CONFIRMADA')]),
});

/** One click with a mailed token; by address, a mail with that link is sent. */
export const UnsubscribeRequestSchema = Type.Union([
  Type.Object({ token: LinkTokenSchema }, closed),
  Type.Object({ correo: EmailSchema, idioma: LocaleSchema }, closed),
]);
export const UnsubscribedWireSchema = Type.Object({
  estado: Type.Union([Type.Literal('CANCELADA'), Type.Literal('ENLACE_ENVIADO')]),
});

// Contact

export const contactSubjects = [
  'PEDIDO',
  'DEVOLUCION',
  'PAGO',
  'TALLA',
  'CUENTA',
  'RECLAMACION',
  'ACCESIBILIDAD',
  'OTRO',
] as const;

export const ContactRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    nombre: NameSchema,
    correo: EmailSchema,
    telefono: Type.Optional(PhoneSchema),
    asunto: Type.Enum(contactSubjects),
    pedido: Type.Optional(OrderNumberSchema),
    mensaje: Type.String({ minLength: 1, maxLength: messageMaxLength, pattern: plainTextPattern }),
    aceptaPrivacidad: Type.Literal(true),
  },
  closed,
);
/** `respuestaAntesDe` is the end of a working day of the shop. */
export const ContactedWireSchema = Type.Object({ codigoSeguimiento: Type.String(), respuestaAntesDe: DateTimeSchema });
