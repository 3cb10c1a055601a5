import type { Static, TSchema } from 'typebox';
import { accountCalls } from './account.ts';
import { advisorCalls } from './advisor.ts';
import { catalogueCalls } from './catalogue.ts';
import { clientBookCalls } from './client-book.ts';
import { clientsCalls } from './clients.ts';
import { consentCalls } from './consent.ts';
import { contentCalls } from './content.ts';
import { customerCareCalls } from './customer-care.ts';
import { exchangeCalls } from './exchange.ts';
import { guestCalls } from './guest.ts';
import { orderCalls } from './order.ts';
import { passwordCalls } from './password.ts';
import { paymentCalls } from './payment.ts';
import { printedCatalogueCalls } from './printed-catalogue.ts';
import { prizesCalls } from './prizes.ts';
import { requestsCalls } from './requests.ts';
import { reviewsCalls } from './reviews.ts';
import { sessionCalls } from './session.ts';
import { shopCalls } from './shop.ts';
import { signUpCalls } from './sign-up.ts';
import { solutionGuideCalls } from './solution-guide.ts';
import { storeCalls } from './store.ts';
import { wishListCalls } from './wish-list.ts';
import { withdrawalCalls } from './withdrawal.ts';

/** The same rows by noun, for the reference page and the tags of openapi.json. */
export const callsByNoun = {
  session: sessionCalls,
  password: passwordCalls,
  'sign-up': signUpCalls,
  shop: shopCalls,
  catalogue: catalogueCalls,
  'printed-catalogue': printedCatalogueCalls,
  reviews: reviewsCalls,
  'wish-list': wishListCalls,
  content: contentCalls,
  consent: consentCalls,
  'customer-care': customerCareCalls,
  'solution-guide': solutionGuideCalls,
  prizes: prizesCalls,
  account: accountCalls,
  order: orderCalls,
  payment: paymentCalls,
  advisor: advisorCalls,
  'client-book': clientBookCalls,
  clients: clientsCalls,
  guest: guestCalls,
  requests: requestsCalls,
  store: storeCalls,
  withdrawal: withdrawalCalls,
  exchange: exchangeCalls,
} as const;

/** The only table of calls; all code about calls reads it. */
export const calls = [
  ...callsByNoun.session,
  ...callsByNoun.password,
  ...callsByNoun['sign-up'],
  ...callsByNoun.shop,
  ...callsByNoun.catalogue,
  ...callsByNoun['printed-catalogue'],
  ...callsByNoun.reviews,
  ...callsByNoun['wish-list'],
  ...callsByNoun.content,
  ...callsByNoun.consent,
  ...callsByNoun['customer-care'],
  ...callsByNoun['solution-guide'],
  ...callsByNoun.prizes,
  ...callsByNoun.account,
  ...callsByNoun.order,
  ...callsByNoun.payment,
  ...callsByNoun.advisor,
  ...callsByNoun['client-book'],
  ...callsByNoun.clients,
  ...callsByNoun.guest,
  ...callsByNoun.requests,
  ...callsByNoun.store,
  ...callsByNoun.withdrawal,
  ...callsByNoun.exchange,
] as const;

export type CallRow = (typeof calls)[number];
export type Verb = CallRow['verb'];
/** By verb, so that the type of one row is looked up instead of searched for among all. */
type RowsByVerb = { [Row in CallRow as Row['verb']]: Row };
type RowOf<V extends Verb> = RowsByVerb[V];
type StaticOf<S> = [S] extends [never] ? undefined : S extends TSchema ? Static<S> : undefined;
export type BodyOf<V extends Verb> = RowOf<V> extends { body?: infer B } ? StaticOf<NonNullable<B>> : undefined;
export type QueryOf<V extends Verb> = RowOf<V> extends { query?: infer Q } ? StaticOf<NonNullable<Q>> : undefined;
export type ParamsOf<V extends Verb> = RowOf<V> extends { params?: infer P } ? StaticOf<NonNullable<P>> : undefined;
export type AnswerOf<V extends Verb> = Static<RowOf<V>['datos']>;
export type MethodOf<V extends Verb> = RowOf<V>['method'];
/** The path as in the table, with its `{x}`. */
export type PathOf<V extends Verb> = RowOf<V>['path'];
