import { roles } from '../../contract/public-codes.ts';

/**
 * The one table of who may open which page. Middleware, layouts and tests read it; `next.config.ts` and the
 * middleware's matcher repeat the public sections as literals, because Next reads both before code runs, and a test
 * compares the three.
 */

export const executiveHome = '/executive/your-account/home';
export const clientLogin = '/clients/login';
export const clientWelcome = '/clients/welcome';
export const clientOrder = '/clients/order';
/** Where a client creates an account. */
export const newAccountPath = '/clients/new-account';
/** A client's orders. */
export const clientOrders = '/clients/orders';
/** A client's own data, and the closing of the account. */
export const clientData = '/clients/data';
export const executiveSignIn = '/validation/sign-in';
export const passwordInit = '/validation/password-init';
export const passwordRecover = '/validation/recover';
export const executiveWelcome = '/executive/welcome';
export const searchExecutivesPath = '/executive/search-executives';
export const securityPath = '/executive/your-account/security';
export const ownDataPath = '/executive/your-account/data';
export const paymentsPath = '/executive/your-account/payments';
export const statementPath = '/executive/your-account/statement';
/** The statement as a spreadsheet file. */
export const statementFilePath = '/executive/your-account/statement/file';
/** Where an executive manages the personal store. */
export const ownStorePath = '/executive/your-account/store';
/** What clients ask their executive for. */
export const requestsPath = '/executive/your-account/client-products';
export const ordersPath = '/executive/your-account/orders';
export const orderPath = '/executive/your-account/order';
/** An executive's client book, and one client of it. */
export const clientsPath = '/executive/your-account/clients';
export const clientPath = '/executive/your-account/client';
/** Adds many clients, from a file or the phone's contacts. */
export const clientImportPath = '/executive/your-account/client-import';
/** Merges two entries of one person. */
export const clientMergePath = '/executive/your-account/client-merge';
/** The people whom an executive invited to join. */
export const referralsPath = '/executive/your-account/refereals';
/** Where an executive writes to clients. */
export const clientMessagePath = '/executive/your-account/client-message';
export const salesPath = '/executive/your-account/sales';
/** Search in an executive's orders, clients and the codes. */
export const deskSearchPath = '/executive/your-account/find';
/** The small page from which the browser goes to a provider. */
export const paymentHandoverPath = '/checkout/leave';
export const paymentResultPath = '/checkout/payment-result';
export const wishListPath = '/wish-list';
/** Up to four styles side by side; the query names them. */
export const comparePath = '/compare';
export const lovePath = '/love';
export const yourBusinessPath = '/your-business';
/** Where whoever has the code of a gift card sees what is left on it. */
export const giftCardPath = '/gift-card';
export const galleryPath = '/dev/gallery';
/** The shared page of all public addresses that do not exist; no catalogue address can look like this. */
export const absentPath = '/catalogue/_';

/** Public sections are static, skip the middleware and answer their own unknown addresses. */
export const publicSections = [
  'home',
  'catalogue',
  'printed-catalogue',
  'customer-care',
  'love',
  'your-business',
  'reviews',
  'gift-card',
] as const;

export type Access =
  /** Anyone, rendered per request. */
  | { session: 'none' }
  /** An executive's or advisor's session; `roles` is a comma-separated list. */
  | { session: 'executive'; roles: string }
  | { session: 'client' };

type Rule = { pattern: RegExp; access: Access };

const open: Access = { session: 'none' };
const desk: Access = { session: 'executive', roles: roles.executive };
const executiveOrAdvisor: Access = { session: 'executive', roles: `${roles.executive},${roles.advisor}` };
const clientArea: Access = { session: 'client' };

/** First match wins; a path that matches nothing is unknown. */
export const guardedRoutes: Rule[] = [
  { pattern: /^\/accordion$/, access: open },
  { pattern: /^\/search(\/printed-catalogue)?$/, access: open },
  { pattern: /^\/dev\/gallery$/, access: open },
  { pattern: /^\/executive\/(welcome|register-success|search-executives)$/, access: open },
  { pattern: /^\/executive\/your-account\/home$/, access: executiveOrAdvisor },
  { pattern: /^\/executive\/quick-order$/, access: desk },
  {
    pattern:
      /^\/executive\/your-account\/(security|data|payments|store|refereals|clients?|client-(message|import|merge|products))$/,
    access: desk,
  },
  { pattern: /^\/executive\/your-account\/(statement(\/file)?|orders?|sales|find)$/, access: desk },
  { pattern: /^\/checkout\/(bag|gifts|shipping|payment|confirmation|leave|payment-result)$/, access: desk },
  {
    pattern:
      /^\/validation\/(sign-in|password-init|recover|confirm-mail|review|restock|withdrawal|no-mail|no-reviews|ready-bag|invitation|account|your-request|request-state|contact|newsletter(\/send)?)$/,
    access: open,
  },
  { pattern: /^\/validation\/payment\/[0-9A-Za-z_-]{1,40}$/, access: open },
  { pattern: /^\/clients\/(login|new-account)$/, access: open },
  { pattern: /^\/clients\/(welcome|orders?|data)$/, access: clientArea },
  { pattern: /^\/wish-list$/, access: open },
  { pattern: /^\/compare$/, access: open },
  {
    pattern:
      /^\/my-store\/[A-Za-z0-9_-]{1,20}\/(shopping-(bag|clientdata|payment|confirmation|leave)|gift-cards(\/(purchase|leave))?)$/,
    access: open,
  },
];

/** The rule of a path without language prefix; null when there is no such page. */
export function findAccess(path: string): Access | null {
  return guardedRoutes.find(({ pattern }) => pattern.test(path))?.access ?? null;
}

/** Small pages set their own policy: those that lead to a provider name its host. */
export const bringsOwnPolicy = (path: string) =>
  path === paymentHandoverPath ||
  path === '/validation/withdrawal' ||
  path === '/validation/contact' ||
  path === '/validation/newsletter/send' ||
  path === '/validation/request-state' ||
  storeLeave.test(path) ||
  path.startsWith('/validation/payment/');

const storeLeave = /^\/my-store\/[A-Za-z0-9_-]{1,20}\/(shopping-|gift-cards\/)leave$/;

const storeWelcome = /^\/my-store\/[A-Za-z0-9_-]{1,20}\/welcome$/;

export const isPublicPath = (path: string) =>
  publicSections.some((section) => path === `/${section}` || path.startsWith(`/${section}/`)) ||
  storeWelcome.test(path);
