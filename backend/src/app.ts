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
import { advisedHandlers } from './modules/account/advised.routes.ts';
import { findListed } from './modules/account/executive-search.repository.ts';
import { findPeople } from './modules/account/find-people.ts';
import { statementHandlers } from './modules/account/statement.routes.ts';
import { createCatalogueCache, type ReadCatalogueCache } from './modules/catalogue/cache/catalogue-cache.ts';
import { createListOpen } from './modules/catalogue/cache/in-stock.ts';
import { getCards, toCards } from './modules/catalogue/cards/cards.mapper.ts';
import { catalogueHandlers } from './modules/catalogue/catalogue.routes.ts';
import { publishStock } from './modules/catalogue/changes/publish.ts';
import { restockHandlers } from './modules/catalogue/restock/restock.routes.ts';
import { createMeaningsAdmin } from './modules/catalogue/search/meanings-admin.ts';
import { findIds } from './modules/catalogue/search/search.service.ts';
import { clientBookHandlers } from './modules/client-book/client-book.routes.ts';
import { listConsents } from './modules/client-book/consents.repository.ts';
import { beginAccount } from './modules/client-book/first-access.repository.ts';
import { firstAccessHandlers } from './modules/client-book/first-access.routes.ts';
import { joinBook } from './modules/client-book/join.ts';
import { messageHandlers } from './modules/client-book/messages.routes.ts';
import { closeBook } from './modules/client-book/own/close-book.ts';
import { ownAccountHandlers } from './modules/client-book/own/own-account.routes.ts';
import { ownClientHandlers } from './modules/client-book/own/own-client.routes.ts';
import { consentHandlers } from './modules/consent/consent.routes.ts';
import { contentHandlers } from './modules/content/content.routes.ts';
import { createContentAdmin } from './modules/content/content-admin.repository.ts';
import { contactHandlers } from './modules/customer-care/contact.routes.ts';
import { createContactAdmin } from './modules/customer-care/contact-admin.ts';
import { newsletterHandlers } from './modules/customer-care/newsletter.routes.ts';
import { addHealth } from './modules/health/health.routes.ts';
import { addOffice } from './modules/office/office.routes.ts';
import { checkoutHandlers } from './modules/order/checkout/checkout.routes.ts';
import { payableOrders } from './modules/order/checkout/payable.ts';
import { createParcelsAdmin } from './modules/order/dispatch/parcels-admin.ts';
import { exchangeHandlers } from './modules/order/exchange/exchange.routes.ts';
import { createExchangesAdmin } from './modules/order/exchange/exchanges-admin.ts';
import { guestHandlers } from './modules/order/guest/guest.routes.ts';
import { findGuestMail, sumGuestOrders } from './modules/order/guest/own-orders.ts';
import { bookedClients } from './modules/order/history/booked-clients.ts';
import { findOrders } from './modules/order/history/find-orders.ts';
import { heldOrders } from './modules/order/history/held.ts';
import { historyHandlers } from './modules/order/history/history.routes.ts';
import { readLatestHeads } from './modules/order/history/latest.ts';
import { readActiveOrderWire } from './modules/order/pad/active-order-wire.ts';
import { orderHandlers } from './modules/order/pad/order.routes.ts';
import { takeLines } from './modules/order/pad/take-lines.mapper.ts';
import { findWares, readWareGrid, readWares } from './modules/order/pad/wares.ts';
import { orderPaperHandlers } from './modules/order/paper/paper.routes.ts';
import { checkAddress, keepFirstAddress } from './modules/order/terms/addresses.ts';
import { ownAddresses } from './modules/order/terms/own-addresses.ts';
import { ownDataHandlers } from './modules/own-data/own-data.routes.ts';
import { createPaymentAdmin } from './modules/payment/admin/payment-admin.service.ts';
import { paymentHandlers } from './modules/payment/payment.routes.ts';
import { createPayments } from './modules/payment/payments.ts';
import type { Provider } from './modules/payment/provider/provider.ts';
import { createPaymentContext } from './modules/payment/providers.ts';
import { forgetDerived } from './modules/pictures/derive.ts';
import { addFilms } from './modules/pictures/films.routes.ts';
import { addPictures } from './modules/pictures/pictures.routes.ts';
import { drawPortrait, dropPortrait, keepPortrait } from './modules/pictures/portraits.ts';
import { placesHandlers } from './modules/places/places.routes.ts';
import { printedCatalogueHandlers } from './modules/printed-catalogue/printed-catalogue.routes.ts';
import { prizesHandlers } from './modules/prizes/prizes.routes.ts';
import { readRewards, readStanding } from './modules/prizes/rewards.service.ts';
import { redirectHandlers } from './modules/redirects/redirects.routes.ts';
import { createPrizesAdmin } from './modules/referrals/prizes-admin.ts';
import { referralHandlers } from './modules/referrals/referrals.routes.ts';
import { getExecutive, isAtWork } from './modules/requests/people.repository.ts';
import { toExecutive } from './modules/requests/requests.mapper.ts';
import { countOpen, countWaiting, listLapsed } from './modules/requests/requests.repository.ts';
import { requestHandlers } from './modules/requests/requests.routes.ts';
import type { RequestPorts } from './modules/requests/send.service.ts';
import { visitorHandlers } from './modules/requests/visitor/visitor.routes.ts';
import { forgetRequests, moveRequests } from './modules/requests/visitors.repository.ts';
import { reviewHandlers } from './modules/reviews/reviews.routes.ts';
import { createTranslationAdmin } from './modules/reviews/translation-admin.ts';
import { keepDeeds } from './modules/session/acting-deeds.ts';
import { createLink, endInvitations } from './modules/session/links.repository.ts';
import { ownMailChanges } from './modules/session/mail-change.service.ts';
import { beginOwnAccount, readAccountLink } from './modules/session/own-account.service.ts';
import { passwordHandlers } from './modules/session/password.routes.ts';
import { requireOwnPassword } from './modules/session/password.service.ts';
import { hashPassword, verifyPassword } from './modules/session/passwords.ts';
import { ownPasswordFields } from './modules/session/session.mapper.ts';
import { sessionHandlers } from './modules/session/session.routes.ts';
import { createAuthenticate } from './modules/session/session.service.ts';
import { shopHandlers } from './modules/shop/shop.routes.ts';
import { completeEnrolment } from './modules/sign-up/confirmation.ts';
import { signUpHandlers } from './modules/sign-up/sign-up.routes.ts';
import { solutionGuideHandlers } from './modules/solution-guide/solution-guide.routes.ts';
import { newAliases } from './modules/store/alias.ts';
import { readyBagHandlers } from './modules/store/ready-bags.routes.ts';
import { storeHandlers } from './modules/store/store.routes.ts';
import { findSeller, findStoreOwner } from './modules/store/store-behind.ts';
import { storeOrders } from './modules/store/store-orders.ts';
import { dropWishes } from './modules/wish-list/wish-list.repository.ts';
import { wishListHandlers } from './modules/wish-list/wish-list.routes.ts';
import { withdrawalHandlers } from './modules/withdrawal/withdrawal.routes.ts';
import { createWithdrawalsAdmin } from './modules/withdrawal/withdrawals-admin.ts';
import { addBodies } from './plugins/bodies.ts';
import { addDeadline } from './plugins/deadline.ts';
import { addErrors, answerBrokenRequest, answerErrors } from './plugins/errors.ts';
import { limitConnections } from './plugins/load-shedding.ts';
import { addOddRequests } from './plugins/odd-requests.ts';
import { addRequestId, requestIdOf } from './plugins/request-id.ts';
import { addRoutes } from './plugins/routes.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { createSecurityLog } from './plugins/security-log.ts';
import { createTrust } from './shared/client-address.ts';

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
  const rewards = { preview: readRewards };
  const stockNews = { publish: publishStock };
  const context = createPaymentContext(kit, payableOrders(stockNews), extras.providers);
  const payments = createPayments(context);
  const readCatalogueCache = extras.readCatalogueCache ?? createCatalogueCache(db);
  const securityLog = createSecurityLog(config);
  const answerError = answerErrors(securityLog);
  const app = Fastify({
    loggerInstance: extras.log ?? createLogger(config),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    bodyLimit: bodyMaxBytes,
    trustProxy: createTrust(config.trustedProxies),
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
  limitConnections(app);
  addOddRequests(app);
  addBodies(app);
  addErrors(app, answerError);
  addHealth(app, database);
  addPictures(app, db, config);
  addFilms(app, db);
  if (config.office)
    addOffice(app, kit, {
      payments: createPaymentAdmin(context),
      parcels: createParcelsAdmin({ ...kit, stockNews, payments }),
      withdrawals: createWithdrawalsAdmin(kit),
      exchanges: createExchangesAdmin({ ...kit, stockNews }),
      contacts: createContactAdmin(kit),
      prizes: createPrizesAdmin(kit),
      contents: createContentAdmin(kit),
      translations: createTranslationAdmin(kit),
      meanings: createMeaningsAdmin(kit),
      lookup: {
        orders: (typed, part) => findOrders(kit.db, typed, part),
        people: (typed, most) => findPeople(kit.db, typed, most),
      },
      passwords: { verify: verifyPassword },
      securityLog,
    });

  const requestPorts: RequestPorts = {
    wares: { find: findWares, read: readWares, grid: readWareGrid },
    orderInHand: { take: takeLines(rewards) },
    clientBook: {
      join: joinBook(bookedClients),
      consentsOf: (from, { executiveId, clientId }) => listConsents(from, config, executiveId, [clientId]),
    },
    waitingMailOf: ownMailChanges(kit).find,
    executives: { find: async (from, named) => (await findListed(from, named)) ?? findStoreOwner(from, named) },
  };

  const clientPorts = {
    orders: bookedClients,
    requests: { countOpen, countWaiting, listLapsed, forget: forgetRequests, moveTo: moveRequests },
  };

  const readOwnExecutive = async (from: Db, executiveId: string) => toExecutive(await getExecutive(from, executiveId));

  const checkOwnPassword = (identity: Identity, password: string, clientAddress: string) =>
    requireOwnPassword(kit, identity, password, clientAddress, ownPasswordFields);

  const forgetPortrait = (hash: string) =>
    forgetDerived(config.pictureCacheDir, hash).catch((error: unknown) =>
      app.log.warn({ err: error }, 'what was made of a portrait could not be removed'),
    );

  addRoutes(app, {
    securityLog,
    authenticate: createAuthenticate(db, config),
    keepDeed: keepDeeds(kit),
    checkAnswers: config.mode !== 'production',
    handlers: {
      ...sessionHandlers(kit),
      ...passwordHandlers(kit, {
        completeEnrolment: completeEnrolment(keepFirstAddress, newAliases),
        completeInvitation: (trx, wanted) => beginAccount(trx, config, wanted),
        readExecutive: readOwnExecutive,
      }),
      ...signUpHandlers(kit, {
        checkAddress: (address, field) => checkAddress(db, address, field),
        aliases: newAliases,
      }),
      ...accountHandlers(kit, { readStanding, addresses: ownAddresses, mailChanges: ownMailChanges(kit) }),
      ...advisedHandlers(kit, { readLatestHeads, readStanding }),
      ...statementHandlers(kit, heldOrders),
      ...shopHandlers(kit),
      ...catalogueHandlers(kit, { readCatalogueCache }),
      ...restockHandlers(kit),
      ...printedCatalogueHandlers(kit, {
        findIds: (text, locale) => findIds(db, readCatalogueCache, { text, locale }),
        toCards,
      }),
      ...reviewHandlers(kit),
      ...contentHandlers(kit),
      ...placesHandlers(kit),
      ...redirectHandlers(kit),
      ...wishListHandlers(kit),
      ...solutionGuideHandlers(kit, { listOpen: createListOpen(readCatalogueCache), toCards }),
      ...readyBagHandlers(kit, { wares: { find: findWares, read: readWares } }),
      ...storeHandlers(kit, {
        cards: { readByReference: getCards },
        portraits: {
          draw: drawPortrait,
          keep: keepPortrait,
          drop: dropPortrait,
          forget: forgetPortrait,
        },
      }),
      ...prizesHandlers(kit),
      ...consentHandlers(kit),
      ...orderHandlers(kit, { rewards, cards: { read: toCards } }),
      ...checkoutHandlers(kit, { rewards, payments, stockNews }),
      ...historyHandlers(kit, { rewards, payments }),
      ...guestHandlers(kit, { rewards, payments, stockNews, stores: storeOrders }),
      ...exchangeHandlers(kit, { stockNews }),
      ...withdrawalHandlers(kit),
      ...contactHandlers(kit),
      ...newsletterHandlers(kit),
      ...clientBookHandlers(kit, { ...clientPorts, readOrderInHandWire: readActiveOrderWire(kit) }),
      ...ownClientHandlers(kit, {
        ...clientPorts,
        dropWishes,
        mailChanges: ownMailChanges(kit, ownPasswordFields),
        checkPassword: checkOwnPassword,
      }),
      ...ownAccountHandlers(kit, {
        ...clientPorts,
        dropWishes,
        links: { read: readAccountLink, begin: (...given) => beginOwnAccount(kit, ...given) },
        guests: { mailOf: (from, link) => findGuestMail(from, config, link), at: sumGuestOrders },
        sellerAt: findSeller,
        isAtWork,
        readExecutive: readOwnExecutive,
      }),
      ...ownDataHandlers(kit, {
        orders: bookedClients,
        closeBook: closeBook({ ...clientPorts, secret: config }),
        dropPortrait,
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
