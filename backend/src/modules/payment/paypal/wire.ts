import { toCents, toEuros } from 'contract/money.ts';
import { type Static, Type } from 'typebox';

/** PayPal's answers, as far as we read them. Other fields are ignored. */
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const listOf = <T extends ReturnType<typeof Type.Object>>(item: T) => Type.Array(item, { maxItems: 100 });

const AmountSchema = Type.Object({
  currency_code: Type.String({ pattern: '^[A-Z]{3}$' }),
  value: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }),
});

const movement = {
  id: text(50),
  status: text(50),
  amount: AmountSchema,
  invoice_id: Type.Optional(text(127)),
  custom_id: Type.Optional(text(127)),
  status_details: Type.Optional(Type.Object({ reason: Type.Optional(text(50)) })),
};

export const CaptureSchema = Type.Object(movement);
export type Capture = Static<typeof CaptureSchema>;

export const RefundSchema = Type.Object(movement);
export type RefundAnswer = Static<typeof RefundSchema>;

const UnitSchema = Type.Object({
  invoice_id: text(127),
  custom_id: text(127),
  amount: AmountSchema,
  payee: Type.Object({ merchant_id: Type.Optional(text(50)) }),
  payments: Type.Optional(
    Type.Object({
      captures: Type.Optional(listOf(CaptureSchema)),
      refunds: Type.Optional(listOf(RefundSchema)),
    }),
  ),
});
export type Unit = Static<typeof UnitSchema>;

export const OrderSchema = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9]{1,36}$' }),
  status: text(50),
  // We never request more than one.
  purchase_units: Type.Array(UnitSchema, { minItems: 1, maxItems: 1 }),
  links: Type.Optional(
    listOf(Type.Object({ rel: text(50), href: Type.String({ pattern: '^https?://', maxLength: 2000 }) })),
  ),
});
export type PayPalOrder = Static<typeof OrderSchema>;

export const TokenSchema = Type.Object({
  access_token: Type.String({ pattern: '^[!-~]{1,4000}$' }),
  expires_in: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

export const ProblemSchema = Type.Object({
  name: Type.Optional(text(100)),
  details: Type.Optional(listOf(Type.Object({ issue: Type.Optional(text(100)) }))),
});

export const EventSchema = Type.Object({
  id: text(100),
  event_type: text(100),
  resource: Type.Record(Type.String(), Type.Unknown()),
});

/** The order in an approval event carries our references, and not always the rest. */
export const ApprovalSchema = Type.Object({
  purchase_units: Type.Array(Type.Object({ invoice_id: text(127) }), { minItems: 1, maxItems: 1 }),
});

/** The disputed payment by our number, if the payer saw it. */
export const DisputeSchema = Type.Object({
  dispute_id: text(100),
  disputed_transactions: Type.Optional(
    Type.Array(Type.Object({ invoice_number: Type.Optional(text(127)) }), { minItems: 1, maxItems: 10 }),
  ),
});

export const toAmount = (cents: number, currency: string) => ({
  currency_code: currency,
  value: toEuros(cents).toFixed(2),
});
export const centsOf = ({ value }: Static<typeof AmountSchema>): number => toCents(value);
