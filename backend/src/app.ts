import { bodyMaxBytes } from 'contract/rules.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from './database/database.ts';
import type { Db } from './database/schema.ts';
import type { Config } from './kit/config.ts';
import type { Handlers, Identity } from './kit/handlers.ts';
import type { Kit } from './kit/kit.ts';
import { createLogger, type Log, RequestLog } from './kit/log.ts';
import type { Outbox } from './kit/outbox.ts';
import { accountHandlers } from './modules/account/account.routes.ts';
import { advisedExecutiveHandlers } from './modules/account/advised-executives.routes.ts';
import { findListedExecutive } from './modules/account/executive-search.repository.ts';
import { findPeople } from './modules/account/find-people.ts';
import { statementHandlers } from './modules/account/statement.routes.ts';
import { createCatalogueCache, type ReadCatalogueCache } from './modules/catalogue/cache/catalogue-cache.ts';
import { createListInStock } from './modules/catalogue/cache/list-in-stock.ts';
import { readCardsById, readCardsByReference } from './modules/catalogue/cards/cards.mapper.ts';
import { catalogueHandlers } from './modules/catalogue/catalogue.routes.ts';
import { restockHandlers } from './modules/catalogue/restock/restock.routes.ts';
import { createMeaningsAdmin } from './modules/catalogue/search/meanings-admin.ts';
import { findProductIds } from './modules/catalogue/search/search.service.ts';
import { checkoutHandlers } from './modules/checkout/checkout.routes.ts';
import { guestHandlers } from './modules/checkout/guest.routes.ts';
import { payableOrders } from './modules/checkout/settle/payable-orders.ts';
import { addVisitorToBook } from './modules/client-book/add-visitor.ts';
import { clientDataHandlers } from './modules/client-book/client-account/client-data.routes.ts';
import { closeBook } from './modules/client-book/client-account/close-book.ts';
import { createAccountHandlers } from './modules/client-book/client-account/create-account.routes.ts';
import { clientBookHandlers } from './modules/client-book/client-book.routes.ts';
import { listConsents } from './modules/client-book/consents.repository.ts';
import { createInvitedAccount } from './modules/client-book/first-access.repository.ts';
import { firstAccessHandlers } from './modules/client-book/first-access.routes.ts';
import { messageHandlers } from './modules/client-book/messages.routes.ts';
import { consentHandlers } from './modules/consent/consent.routes.ts';
import { contentHandlers } from './modules/content/content.routes.ts';
import { createContentAdmin } from './modules/content/content-admin.repository.ts';
import { contactHandlers } from './modules/customer-care/contact.routes.ts';
import { createContactAdmin } from './modules/customer-care/contact-admin.ts';
import { newsletterHandlers } from './modules/customer-care/newsletter.routes.ts';
import { exchangeHandlers } from './modules/fulfilment/exchange/exchange.routes.ts';
import { createExchangesAdmin } from './modules/fulfilment/exchange/exchanges-admin.ts';
import { createFulfilmentAdmin } from './modules/fulfilment/parcels/fulfilment-admin.ts';
import { withdrawalHandlers } from './modules/fulfilment/withdrawal/withdrawal.routes.ts';
import { createWithdrawalsAdmin } from './modules/fulfilment/withdrawal/withdrawals-admin.ts';
import { giftCardHandlers } from './modules/gift-cards/gift-cards.routes.ts';
import { createGiftCardsAdmin } from './modules/gift-cards/gift-cards-admin.ts';
import { payableGiftCards } from './modules/gift-cards/payable-cards.ts';
import { addHealth } from './modules/health/health.routes.ts';
import { listInvoices } from './modules/invoicing/invoices/invoices.repository.ts';
import { orderPaperHandlers } from './modules/invoicing/papers/papers.routes.ts';
import { createLedgerAdmin } from './modules/ledger/check-ledger.ts';
import { addOffice } from './modules/office/office.routes.ts';
import { addGuest } from './modules/order/core/guests.repository.ts';
import { readActiveOrderWire } from './modules/order/pad/active-order-wire.ts';
import { addClientLines } from './modules/order/pad/add-client-lines.mapper.ts';
import { findClientArticles, readClientArticleGrid, readClientArticles } from './modules/order/pad/client-articles.ts';
import { orderInHandHandlers } from './modules/order/pad/order-in-hand.routes.ts';
import { findOrders } from './modules/order/placed/find-orders.ts';
import { heldOrdersPort } from './modules/order/placed/held-orders.ts';
import { readLatestOrderHeads } from './modules/order/placed/latest-orders.ts';
import { findGuestMail, sumGuestOrders } from './modules/order/placed/orders-by-email.ts';
import { ordersForClientBook } from './modules/order/placed/orders-for-client-book.ts';
import { placedHandlers } from './modules/order/placed/placed.routes.ts';
import { addressBook } from './modules/order/terms/address-book.ts';
import { checkAddress, saveFirstAddress } from './modules/order/terms/addresses.ts';
import { ownDataHandlers } from './modules/own-data/own-data.routes.ts';
import { createPaymentAdmin } from './modules/payment/admin/payment-admin.service.ts';
import { paymentHandlers } from './modules/payment/payment.routes.ts';
import { createPayments } from './modules/payment/payments.ts';
import type { Provider } from './modules/payment/provider/provider.ts';
import { createPaymentContext } from './modules/payment/providers.ts';
import { signUpAliasesPort } from './modules/personal-store/alias.ts';
import { orderStoresPort } from './modules/personal-store/order-stores.ts';
import { readyBagHandlers } from './modules/personal-store/ready-bags.routes.ts';
import { storeHandlers } from './modules/personal-store/store.routes.ts';
import { findSeller, findStoreOfAlias, findStoreOwner } from './modules/personal-store/store-of-alias.ts';
import { addFilmRoutes } from './modules/pictures/films.routes.ts';
import { deleteVariants } from './modules/pictures/picture-store.ts';
import { addPictureRoutes } from './modules/pictures/pictures.routes.ts';
import { deletePortrait, encodePortrait, savePortrait } from './modules/pictures/portraits.ts';
import { placesHandlers } from './modules/places/places.routes.ts';
import { printedCatalogueHandlers } from './modules/printed-catalogue/printed-catalogue.routes.ts';
import { prizesHandlers } from './modules/prizes/prizes.routes.ts';
import { readLevelAndPoints, readRewardPreview } from './modules/prizes/rewards.service.ts';
import { redirectHandlers } from './modules/redirects/redirects.routes.ts';
import { createPrizesAdmin } from './modules/referrals/prizes-admin.ts';
import { referralHandlers } from './modules/referrals/referrals.routes.ts';
import { getExecutive, takesRequests } from './modules/requests/people.repository.ts';
import { toExecutive } from './modules/requests/requests.mapper.ts';
import { countOpenRequests, countWaitingRequests, listLapsedClients } from './modules/requests/requests.repository.ts';
import { requestHandlers } from './modules/requests/requests.routes.ts';
import type { RequestPorts } from './modules/requests/send.service.ts';
import { visitorHandlers } from './modules/requests/visitor/visitor.routes.ts';
import { deleteClientRequests, moveClientRequests } from './modules/requests/visitors.repository.ts';
import { reviewHandlers } from './modules/reviews/reviews.routes.ts';
import { createTranslationAdmin } from './modules/reviews/translation-admin.ts';
import { createAccountByLink, readAccountLink } from './modules/session/account-link.service.ts';
import { createLink, endInvitations } from './modules/session/links.repository.ts';
import { ownMailChanges } from './modules/session/mail-change.service.ts';
import { passwordHandlers } from './modules/session/password.routes.ts';
import { requireOwnPassword } from './modules/session/password.service.ts';
import { hashPassword, verifyPassword } from './modules/session/passwords.ts';
import { createActionRecorder } from './modules/session/record-advisor-actions.ts';
import { ownPasswordFields } from './modules/session/session.mapper.ts';
import { sessionHandlers } from './modules/session/session.routes.ts';
import { createAuthenticate } from './modules/session/session.service.ts';
import { shopHandlers } from './modules/shop/shop.routes.ts';
import { completeEnrolment } from './modules/sign-up/enrolment-confirmation.ts';
import { signUpHandlers } from './modules/sign-up/sign-up.routes.ts';
import { solutionGuideHandlers } from './modules/solution-guide/solution-guide.routes.ts';
import { createRecordsAdmin } from './modules/verifactu/sending/records-admin.ts';
import { deleteWishes } from './modules/wish-list/wish-list.repository.ts';
import { wishListHandlers } from './modules/wish-list/wish-list.routes.ts';
import { addBodyParsers } from './plugins/bodies.ts';
import { addDeadline } from './plugins/deadline.ts';
import { addErrors, answerBrokenRequest, answerErrors } from './plugins/errors.ts';
import { limitPipelining } from './plugins/load-shedding.ts';
import { refuseOddRequests } from './plugins/odd-requests.ts';
import { addRequestId, requestIdOf } from './plugins/request-id.ts';
import { addRoutes } from './plugins/routes.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { createSecurityLog } from './plugins/security-log.ts';
import { createProxyTrust } from './shared/client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** The account that the call is about where no token names it. */
    account: string | null;
  }
}

type Extras = {
  /** Sends mails and notices. */
  outbox: Outbox;
  log?: Log;
  /** Replaces our handlers, for tests of the app itself. */
  handlers?: Handlers;
  /** The catalogue cache, if it is loaded before the first request. */
  readCatalogueCache?: ReadCatalogueCache;
  /** Timeouts of slow senders, shortened by tests. */
  patience?: typeof usualPatience;
  /** Timeout of a call, for tests under load. */
  deadlineMs?: number;
  /** The clock, for tests over a shop of a fixed day. */
  now?: () => Date;
  /** Payment providers instead of the configured ones. */
  providers?: readonly Provider[];
};

const usualDeadlineMs = 15_000;
/** Limits how long a slow sender holds a connection. */
const usualPatience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const mostConnections = 1_000;

/** Builds the app from configuration and an open database; starts nothing. */
export function buildApp(config: Config, database: OpenDatabase, extras: Extras): FastifyInstance {
  const { db } = database;
  const { outbox, now = () => new Date(), patience = usualPatience, deadlineMs = usualDeadlineMs } = extras;
  const kit: Kit = { db, config, now, outbox };
  const rewards = { preview: readRewardPreview };
  const context = createPaymentContext(kit, { orders: payableOrders, giftCards: payableGiftCards }, extras.providers);
  const payments = createPayments(context);
  const readCatalogueCache = extras.readCatalogueCache ?? createCatalogueCache(db);
  const securityLog = createSecurityLog(config);
  const answerError = answerErrors(securityLog);
  const app = Fastify({
    loggerInstance: extras.log ?? createLogger(config),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    bodyLimit: bodyMaxBytes,
    trustProxy: createProxyTrust(config.trustedProxies),
    requestTimeout: patience.requestTimeout,
    http: patience,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = mostConnections;
  app.decorateRequest('identity', null);
  app.decorateRequest('account', null);
  addRequestId(app);
  addSecurityHeaders(app);
  addDeadline(app, deadlineMs);
  limitPipelining(app);
  refuseOddRequests(app);
  addBodyParsers(app);
  addErrors(app, answerError);
  addHealth(app, database);
  addPictureRoutes(app, db, config);
  addFilmRoutes(app, db);
  if (config.office)
    addOffice(app, kit, {
      payments: createPaymentAdmin(context),
      orders: createFulfilmentAdmin({ ...kit, payments }),
      withdrawals: createWithdrawalsAdmin(kit),
      exchanges: createExchangesAdmin(kit),
      contacts: createContactAdmin(kit),
      prizes: createPrizesAdmin(kit),
      contents: createContentAdmin(kit),
      translations: createTranslationAdmin(kit),
      meanings: createMeaningsAdmin(kit),
      ledger: createLedgerAdmin(kit),
      records: createRecordsAdmin(kit),
      giftCards: createGiftCardsAdmin(kit),
      lookup: {
        orders: (typed, part) => findOrders(kit.db, typed, part),
        people: (typed, most) => findPeople(kit.db, typed, most),
      },
      passwords: { verify: verifyPassword },
      securityLog,
    });

  const requestPorts: RequestPorts = {
    wares: { find: findClientArticles, read: readClientArticles, grid: readClientArticleGrid },
    orderInHand: { take: addClientLines(rewards) },
    clientBook: {
      join: addVisitorToBook(ordersForClientBook),
      consentsOf: (from, { executiveId, clientId }) => listConsents(from, config, executiveId, [clientId]),
    },
    waitingMailOf: ownMailChanges(kit).find,
    executives: {
      find: async (from, named) => (await findListedExecutive(from, named)) ?? findStoreOwner(from, named),
    },
  };

  const clientPorts = {
    orders: ordersForClientBook,
    requests: {
      countOpenRequests,
      countWaitingRequests,
      listLapsedClients,
      forget: deleteClientRequests,
      moveTo: moveClientRequests,
    },
  };

  const readOwnExecutive = async (from: Db, executiveId: string) => toExecutive(await getExecutive(from, executiveId));

  const checkOwnPassword = (identity: Identity, password: string, clientAddress: string) =>
    requireOwnPassword(kit, identity, password, clientAddress, ownPasswordFields);

  const forgetPortrait = (hash: string) =>
    deleteVariants(config.pictureCacheDir, hash).catch((error: unknown) =>
      app.log.warn({ err: error }, 'what was made of a portrait could not be removed'),
    );

  addRoutes(app, {
    securityLog,
    authenticate: createAuthenticate(db, config),
    recordAction: createActionRecorder(kit),
    checkAnswers: config.mode !== 'production',
    handlers: {
      ...sessionHandlers(kit),
      ...passwordHandlers(kit, {
        completeEnrolment: completeEnrolment(saveFirstAddress, signUpAliasesPort),
        completeInvitation: (trx, wanted) => createInvitedAccount(trx, config, wanted),
        readExecutive: readOwnExecutive,
      }),
      ...signUpHandlers(kit, {
        checkAddress: (address, field) => checkAddress(db, address, field),
        aliases: signUpAliasesPort,
      }),
      ...accountHandlers(kit, { readLevelAndPoints, addresses: addressBook, mailChanges: ownMailChanges(kit) }),
      ...advisedExecutiveHandlers(kit, { readLatestOrderHeads, readLevelAndPoints }),
      ...statementHandlers(kit, heldOrdersPort),
      ...shopHandlers(kit),
      ...catalogueHandlers(kit, { readCatalogueCache }),
      ...restockHandlers(kit),
      ...printedCatalogueHandlers(kit, {
        findIds: (text, locale) => findProductIds(db, readCatalogueCache, { text, locale }),
        readCardsById,
      }),
      ...reviewHandlers(kit),
      ...contentHandlers(kit),
      ...placesHandlers(kit),
      ...redirectHandlers(kit),
      ...wishListHandlers(kit),
      ...solutionGuideHandlers(kit, { listOpen: createListInStock(readCatalogueCache), readCardsById }),
      ...giftCardHandlers(kit, { payments, findStore: findStoreOfAlias, addGuest }),
      ...readyBagHandlers(kit, { wares: { find: findClientArticles, read: readClientArticles } }),
      ...storeHandlers(kit, {
        cards: { readByReference: readCardsByReference },
        portraits: {
          draw: encodePortrait,
          keep: savePortrait,
          drop: deletePortrait,
          forget: forgetPortrait,
        },
      }),
      ...prizesHandlers(kit),
      ...consentHandlers(kit),
      ...orderInHandHandlers(kit, { rewards, cards: { read: readCardsById } }),
      ...checkoutHandlers(kit, { rewards, payments }),
      ...placedHandlers(kit, { rewards, payments, invoices: { list: listInvoices } }),
      ...guestHandlers(kit, { rewards, payments, stores: orderStoresPort }),
      ...exchangeHandlers(kit),
      ...withdrawalHandlers(kit),
      ...contactHandlers(kit),
      ...newsletterHandlers(kit),
      ...clientBookHandlers(kit, { ...clientPorts, readOrderInHandWire: readActiveOrderWire(kit) }),
      ...clientDataHandlers(kit, {
        ...clientPorts,
        deleteWishes,
        mailChanges: ownMailChanges(kit, ownPasswordFields),
        checkPassword: checkOwnPassword,
      }),
      ...createAccountHandlers(kit, {
        ...clientPorts,
        deleteWishes,
        links: { read: readAccountLink, begin: (...given) => createAccountByLink(kit, ...given) },
        guests: { mailOf: (from, link) => findGuestMail(from, config, link), at: sumGuestOrders },
        sellerAt: findSeller,
        takesRequests,
        readExecutive: readOwnExecutive,
      }),
      ...ownDataHandlers(kit, {
        orders: ordersForClientBook,
        closeBook: closeBook({ ...clientPorts, secret: config }),
        deletePortrait,
        forgetPortrait,
        checkPassword: checkOwnPassword,
        hashPassword,
      }),
      ...messageHandlers(kit),
      ...firstAccessHandlers(kit, { create: createLink, end: endInvitations }),
      ...referralHandlers(kit),
      ...orderPaperHandlers(kit, { payments }),
      ...requestHandlers(kit, requestPorts),
      ...visitorHandlers(kit, requestPorts),
      ...paymentHandlers(context),
      ...extras.handlers,
    },
  });
  return app;
}
