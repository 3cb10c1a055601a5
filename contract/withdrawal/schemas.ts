import { type Static, Type } from 'typebox';
import {
  ArticleCodeSchema,
  closed,
  DateTimeSchema,
  LinkTokenSchema,
  LocaleSchema,
  QuantitySchema,
} from '../common/schemas.ts';
import {
  declarantMaxLength,
  emailMaxLength,
  nameMaxLength,
  orderLinesMax,
  orderNamedMaxLength,
  personNamePattern,
  plainTextPattern,
  receiptEmailPattern,
  withdrawalWordsMaxLength,
} from '../rules.ts';

const PlainTextSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: plainTextPattern });

/** A declaration counts as it was made: `numero` is free text that names the order, without a pattern. */
export const WithdrawalRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    numero: PlainTextSchema(orderNamedMaxLength),
    /** The key of a guest's link, if the declaration begins at the order. */
    clave: Type.Optional(LinkTokenSchema),
    nombre: Type.String({ minLength: 1, maxLength: declarantMaxLength, pattern: personNamePattern }),
    /** The receipt's address. */
    correo: Type.String({ pattern: receiptEmailPattern, maxLength: emailMaxLength }),
    /** Without lines it is the whole order. */
    lineas: Type.Optional(
      Type.Array(
        Type.Object(
          {
            codigo: ArticleCodeSchema,
            cantidad: QuantitySchema,
            /** The client it was ordered for, as the executive names that client. */
            clienta: Type.Optional(PlainTextSchema(nameMaxLength)),
          },
          closed,
        ),
        { minItems: 1, maxItems: orderLinesMax },
      ),
    ),
    texto: Type.Optional(PlainTextSchema(withdrawalWordsMaxLength)),
  },
  closed,
);
export type WithdrawalRequest = Static<typeof WithdrawalRequestSchema>;

export const WithdrawalWireSchema = Type.Object({ recibo: Type.String(), recibidoEn: DateTimeSchema });
