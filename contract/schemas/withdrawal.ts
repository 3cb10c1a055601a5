import { type Static, Type } from 'typebox';
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
import { ArticleCodeSchema, closed, DateTimeSchema, LinkTokenSchema, LocaleSchema, QuantitySchema } from './common.ts';

const PlainTextSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: plainTextPattern });

/** A declaration counts as it was made: `numero` is whatever names the order, and no pattern turns it away. */
export const WithdrawalRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    numero: PlainTextSchema(orderNamedMaxLength),
    /** The secret of a guest's link, where she comes from her order. */
    clave: Type.Optional(LinkTokenSchema),
    nombre: Type.String({ minLength: 1, maxLength: declarantMaxLength, pattern: personNamePattern }),
    /** Where the receipt goes. */
    correo: Type.String({ pattern: receiptEmailPattern, maxLength: emailMaxLength }),
    /** Without any it is the whole order. */
    lineas: Type.Optional(
      Type.Array(
        Type.Object(
          {
            codigo: ArticleCodeSchema,
            cantidad: QuantitySchema,
            /** For whom an executive had ordered it, as she calls her. */
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
