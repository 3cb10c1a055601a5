import { boolean, type InferType, object, string } from 'yup';
import { emailMaxLength, emailPattern, nameMaxLength } from '@/contract/rules';
import { oneLineText, personFields } from '@/lib/client-book/person-fields';
import type { OrderStateName } from '@/lib/order/order-codes';
import { newPasswordForm } from '@/lib/password/password-form';

/** What the link of a mail shows: what is known of the client, and the suggested executive. */
export type AccountLink = {
  email: string;
  givenName: string;
  familyName: string;
  /** How many earlier orders the account will contain. */
  orders: number;
  executive: { name: string } | null;
};

export const accountLinkForm = object({
  email: string().trim().required('required').max(emailMaxLength, 'tooLong').matches(new RegExp(emailPattern), 'email'),
});

export const newAccountForm = (email: string) =>
  newPasswordForm([email]).shape({
    givenName: personFields.givenName,
    familyName: oneLineText(nameMaxLength),
    wishesKept: boolean().required(),
    sizesKept: boolean().required(),
    withExecutive: boolean().required(),
  });
export type NewAccountValues = InferType<ReturnType<typeof newAccountForm>>;

/** One of the client's orders, with the path of its page. */
export type ClientOrderHead = {
  number: string;
  path: string;
  state: OrderStateName;
  placedAt: string;
  units: number;
  totalCents: number;
};
export type ClientOrderList = { orders: ClientOrderHead[]; total: number };
