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

/** A declaration counts as it was made: `number` is free text that names the order, without a pattern. */
export const WithdrawalRequestSchema = Type.Object(
  {
    locale: LocaleSchema,
    number: PlainTextSchema(orderNamedMaxLength),
    /** The secret of a guest's link, if the declaration begins at the order. */
    secret: Type.Optional(LinkTokenSchema),
    name: Type.String({ minLength: 1, maxLength: declarantMaxLength, pattern: personNamePattern }),
    /** The receipt's address. */
    email: Type.String({ pattern: receiptEmailPattern, maxLength: emailMaxLength }),
    /** Without lines it is the whole order. */
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: ArticleCodeSchema,
            quantity: QuantitySchema,
            /** The client it was ordered for, as the executive names that client. */
            client: Type.Optional(PlainTextSchema(nameMaxLength)),
          },
          closed,
        ),
        { minItems: 1, maxItems: orderLinesMax },
      ),
    ),
    words: Type.Optional(PlainTextSchema(withdrawalWordsMaxLength)),
  },
  closed,
);
export type WithdrawalRequest = Static<typeof WithdrawalRequestSchema>;

/** The receipt: its code, and when the declaration arrived. */
export const WithdrawalWireSchema = Type.Object({ code: Type.String(), at: DateTimeSchema });
