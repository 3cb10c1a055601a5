import type { Static, TSchema } from 'typebox';
import { accountCalls } from '../account/calls.ts';
import { advisorCalls } from '../advisor/calls.ts';
import { catalogueCalls } from '../catalogue/calls.ts';
import { clientsCalls } from '../client-area/calls.ts';
import { clientBookCalls } from '../client-book/calls.ts';
import { consentCalls } from '../consent/calls.ts';
import { contentCalls } from '../content/calls.ts';
import { customerCareCalls } from '../customer-care/calls.ts';
import { exchangeCalls } from '../exchange/calls.ts';
import { giftCardCalls } from '../gift-card/calls.ts';
import { guestCalls } from '../guest/calls.ts';
import { orderCalls } from '../order/calls.ts';
import { padCalls } from '../pad/calls.ts';
import { passwordCalls } from '../password/calls.ts';
import { paymentCalls } from '../payment/calls.ts';
import { storeCalls } from '../personal-store/calls.ts';
import { printedCatalogueCalls } from '../printed-catalogue/calls.ts';
import { prizesCalls } from '../prizes/calls.ts';
import { requestsCalls } from '../requests/calls.ts';
import { reviewsCalls } from '../reviews/calls.ts';
import { sessionCalls } from '../session/calls.ts';
import { shopCalls } from '../shop/calls.ts';
import { signUpCalls } from '../sign-up/calls.ts';
import { solutionGuideCalls } from '../solution-guide/calls.ts';
import { wishListCalls } from '../wish-list/calls.ts';
import { withdrawalCalls } from '../withdrawal/calls.ts';

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
  order: [...orderCalls, ...padCalls],
  payment: paymentCalls,
  advisor: advisorCalls,
  'client-book': clientBookCalls,
  clients: clientsCalls,
  guest: guestCalls,
  'gift-card': giftCardCalls,
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
  ...callsByNoun['gift-card'],
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
