import type { AnswerOf } from '@/contract/calls/table';
import { cancelPlacedOrder } from '@/lib/account/orders-mutations';
import { toCartLine } from '@/lib/cart/cart-line';
import { readCards } from '@/lib/catalogue/card-calls';
import { readIndex } from '@/lib/catalogue/listing-calls';
import { askForRestock, confirmRestock } from '@/lib/catalogue/restock-mutations';
import {
  cancelGuestOrder,
  readGuestOrder,
  readGuestOrderPdf,
  readGuestRefundPdf,
  sendGuestProof,
} from '@/lib/checkout/placed/guest-placed-calls';
import { toClientData } from '@/lib/client-area/client-data-mappers';
import { saveClientData } from '@/lib/client-area/client-data-mutations';
import { listOwnOrders } from '@/lib/client-area/client-queries';
import {
  chooseExecutive,
  createAccount,
  readAccountLink,
  requestAccountLink,
} from '@/lib/client-area/create-account-calls';
import { inviteClient } from '@/lib/client-book/client-book-mutations';
import { unsubscribeFromClientMails } from '@/lib/client-book/client-message-mutations';
import { storeConsent } from '@/lib/consent/consent';
import { recordConsent } from '@/lib/consent/consent-calls';
import { listDeliveryPlaces } from '@/lib/customer-care/care-queries';
import { getDeskTasks } from '@/lib/desk/desk-queries';
import { readExchanges, requestExchange } from '@/lib/exchange/exchange-calls';
import {
  applyGiftCard,
  buyGiftCard,
  lookUpGiftCard,
  payGiftCard,
  readGiftCardPdf,
  readGiftCardPurchase,
  removeGiftCard,
} from '@/lib/gift-card/gift-card-calls';
import { getGiftCardTerms } from '@/lib/gift-card/gift-card-queries';
import { addClient, removeClient } from '@/lib/order/order-mutations';
import { listOrderClients } from '@/lib/order/order-queries';
import { getReorderOptions } from '@/lib/pad/pad-queries';
import { repeatLines, saveList } from '@/lib/pad/reorder-mutations';
import { closeClient, closeExecutive } from '@/lib/password/close-account-calls';
import { readPayment, sendProof } from '@/lib/payment/payment-mutations';
import { openGiftCardPayment, openGuestPayment, openPayment } from '@/lib/payment/payment-queries';
import { listReadyBags, makeReadyBag, openReadyBag, revokeReadyBag } from '@/lib/personal-store/ready-bag-calls';
import { getPrintedCatalogue, getPrintedPage } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { blankBag } from '@/lib/requests/sent/sent-bag-form';
import { changeBag, readBag, sendBag } from '@/lib/requests/sent/sent-bag-mutations';
import {
  listMoreReviews,
  readInvitation,
  readTranslation,
  sendReview,
  unsubscribeFromReviewMails,
} from '@/lib/reviews/reviews-calls';
import { listSitemapParts } from '@/lib/seo/sitemap-queries';
import { createRedirects } from '@/lib/server/redirects';
import { isSessionAlive } from '@/lib/sign-in/session-queries';
import { resendMail } from '@/lib/sign-up/sign-up-calls';
import { emptyAnswers } from '@/lib/solution-guide/guide-answers';
import { readAdvice } from '@/lib/solution-guide/guide-calls';
import { findBraByLabel } from '@/lib/solution-guide/guide-sizes';
import { syncWishes } from '@/lib/wish-list/wish-list-mutations';
import { declareWithdrawal } from '@/lib/withdrawal/withdrawal-mutations';
import { aCartRecord, aGiftCard, aSession, aToken } from './factories';
import { backendUrl, datosOf } from './placed-backend';

const es = 'es' as const;
const reader = { token: aToken(), locale: es };
const order = { number: 'V26-004817', secret: 'a-secret' };
const bag = { code: 'B-1', secret: 'a-secret' };
const key = 'key-0000000000000001';
const client = toClientData(datosOf.get('readClient') as AnswerOf<'readClient'>);
const beginning = {
  ...{ givenName: 'Ana', familyName: '', password: 'a-long-phrase' },
  ...{ wishesKept: false, sizesKept: false, withExecutive: false },
};
const anAnswer = () => storeConsent({ measuring: true, advertising: false });
const review = { stars: '5', fit: 'trueToSize', name: 'Ana', title: '', text: 'Muy bien', showSize: true } as const;
const withdrawal = { number: order.number, name: 'Ana', email: 'ana@correo.es', words: '', lines: [], secret: null };
const purchase = { number: 'GC-000123', secret: 'a-secret' };
const giftCardCode = 'VELA7K2MPQ9RT4XH';
const wishes = [{ code: '482157', quantity: 1, wanted: '482158' }];

/** The function by which a page makes each of our own calls. */
export const ownCallReads: Record<string, () => Promise<unknown>> = {
  readDepartmentIndex: () => readIndex(es, 'mujer'),
  readCards: () => readCards(es, ['V1042']),
  askRestockNotice: () => askForRestock(es, '482157', 'ana@correo.es'),
  confirmRestockNotice: () => confirmRestock('a-token'),
  listCatalogueAddresses: listSitemapParts,
  inviteClient: () => inviteClient({ id: 'C1' }, 'mail'),
  readWaiting: () => getDeskTasks(reader.token, es),
  stopClientMails: () => unsubscribeFromClientMails('a-token'),
  readPrintedCatalogue: () => getPrintedCatalogue(es),
  readPrintedPage: () => getPrintedPage(es, { campaign: '2026-12', number: 2 }),
  recordConsent: () => recordConsent(anAnswer(), es),
  listRedirects: () => createRedirects({ backendUrl }).reload(),
  readGuestOrder: () => readGuestOrder(order),
  downloadGuestPaper: () => readGuestOrderPdf(order),
  downloadGuestRefundPaper: () => readGuestRefundPdf(order, 'R1'),
  openGuestPayment: () => openGuestPayment(es, order, 'P1'),
  sendGuestProof: () => sendGuestProof(order, 'P1', 'AAAA'),
  cancelGuestOrder: () => cancelGuestOrder(order),
  cancelOwnOrder: () => cancelPlacedOrder(order.number, 'herself'),
  listOrderClients: () => listOrderClients(reader),
  addOrderClient: () => addClient('Ana'),
  removeOrderClient: () => removeClient('C1'),
  readRecentArticles: () => getReorderOptions(reader),
  repeatLines: () => repeatLines({ order: order.number }, key),
  listSavedLists: () => getReorderOptions(reader),
  saveList: () => saveList('Navidad'),
  openPayment: () => openPayment(reader, 'P1'),
  readPayment: () => readPayment('P1'),
  sendTransferProof: () => sendProof('P1', 'AAAA'),
  sendBag: () => sendBag(blankBag, { to: 'E1', lines: [toCartLine(aCartRecord())], locale: es, key }),
  readBag: () => readBag(bag),
  changeBag: () => changeBag(bag, { version: 1 }),
  listReviews: () => listMoreReviews(es, 'V1042', 2),
  readReviewTranslation: () => readTranslation(es, 311),
  readInvitation: () => readInvitation(es, 'a-token'),
  writeReview: () => sendReview(es, 'a-token', review),
  stopReviewMails: () => unsubscribeFromReviewMails('a-token'),
  probeSession: () => isSessionAlive('executive', aSession()),
  listDeliveryCosts: () => listDeliveryPlaces(es),
  adviseProducts: () => {
    const answers = { ...emptyAnswers, guide: 'bras' as const };
    return readAdvice(es, { guide: 'bras', answers, found: findBraByLabel('85B', 'well') });
  },
  makeReadyBag: () => makeReadyBag({ label: 'Ana', lines: [{ code: '482157', quantity: 1 }], days: 7, uses: 1 }),
  listReadyBags,
  revokeReadyBag: () => revokeReadyBag('R1'),
  openReadyBag: () => openReadyBag(es, 'a-token'),
  syncWishList: () => syncWishes('executive', { added: [], removed: [] }, {}),
  resendEnrolmentMail: () => resendMail('I-1'),
  updateClient: () => saveClientData(client, client),
  closeExecutive: () => closeExecutive('a-long-phrase'),
  closeClient: () => closeClient('a-long-phrase'),
  askForAccount: () => requestAccountLink('ana@correo.es', es, null),
  readAccountLink: () => readAccountLink('the-first-token-01'),
  createAccount: () => createAccount('the-first-token-01', beginning, {}),
  listClientOrders: () => listOwnOrders(reader),
  chooseExecutive: () => chooseExecutive('marta-velia'),
  readGuestExchanges: () => readExchanges(order),
  askGuestExchange: () => requestExchange(order, wishes, { locale: es, key }),
  readExchanges: () => readExchanges({ ...order, secret: null }),
  askExchange: () => requestExchange({ ...order, secret: null }, wishes, { locale: es, key }),
  readGiftCardTerms: getGiftCardTerms,
  buyGiftCard: () => buyGiftCard({ alias: 'marta-velia', locale: es, termsVersion: '2026-01', values: aGiftCard() }),
  readGiftCardPurchase: () => readGiftCardPurchase(purchase),
  openGiftCardPayment: () => openGiftCardPayment(es, purchase, 'P1'),
  payGiftCardAgain: () => payGiftCard(purchase, 'TCR'),
  lookUpGiftCard: () => lookUpGiftCard(giftCardCode),
  downloadGiftCardPaper: () => readGiftCardPdf(giftCardCode, es),
  applyGiftCard: () => applyGiftCard(giftCardCode),
  removeGiftCard: () => removeGiftCard(purchase.number),
  declareWithdrawal: () => declareWithdrawal(withdrawal, { locale: es, key }),
};
