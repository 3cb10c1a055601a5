import { boolean, type InferType, object, string } from 'yup';
import { emailMaxLength, emailPattern, nameMaxLength } from '@/contract/rules';
import { line, personFields } from '@/lib/client-book/person-fields';
import type { OrderStateName } from '@/lib/order/order-codes';
import { newPasswordForm } from '@/lib/password/password-form';

/** Whoever opened the link of her mail: what is known of her, and who could look after her. */
export type AccountLink = {
  email: string;
  givenName: string;
  familyName: string;
  /** How many orders she will find in it. */
  orders: number;
  executive: { name: string } | null;
};

export const askAccountForm = object({
  email: string().trim().required('required').max(emailMaxLength, 'tooLong').matches(new RegExp(emailPattern), 'email'),
});

export const newAccountForm = (email: string) =>
  newPasswordForm([email]).shape({
    givenName: personFields.givenName,
    familyName: line(nameMaxLength),
    wishesKept: boolean().required(),
    sizesKept: boolean().required(),
    withExecutive: boolean().required(),
  });
export type NewAccountValues = InferType<ReturnType<typeof newAccountForm>>;

/** One of her orders, and the way to its page. */
export type OwnOrder = {
  number: string;
  path: string;
  state: OrderStateName;
  placedAt: string;
  units: number;
  totalCents: number;
};
export type OwnOrders = { orders: OwnOrder[]; total: number };
