import { movementTypes, paymentStates, requestStates, tenderCodes } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { DraftMail, JobKind, JobPayloads } from '../src/kit/outbox.ts';
import { toStatementPaperContent } from '../src/modules/account/statement-paper-content.ts';
import { toRestockConfirmationMail, toRestockMail } from '../src/modules/catalogue/restock/restock-mail.ts';
import type { ConfirmationMailData } from '../src/modules/checkout/mail/confirmation-mail-data.ts';
import { toOrderConfirmedMail } from '../src/modules/checkout/mail/order-confirmed-mail.ts';
import { toOrderEndedMail } from '../src/modules/checkout/mail/order-ended-mail.ts';
import { writeStoreSaleMail } from '../src/modules/checkout/mail/store-sale-mail.ts';
import { writeAccountClosedMail } from '../src/modules/client-book/client-account/account-closed-mail.ts';
import { writeAccountLinkMail } from '../src/modules/client-book/client-account/account-link-mail.ts';
import { writeInvitationMail } from '../src/modules/client-book/invitation-mail.ts';
import { writeClientMail } from '../src/modules/client-book/message-mail.ts';
import { writeContactMail } from '../src/modules/customer-care/contact-mail.ts';
import { writeNewsletterMail } from '../src/modules/customer-care/newsletter-mail.ts';
import { writeExchangeMail } from '../src/modules/fulfilment/mail/exchange-mail.ts';
import { writeSentMail } from '../src/modules/fulfilment/mail/order-sent-mail.ts';
import { writeWithdrawalMail } from '../src/modules/fulfilment/withdrawal/withdrawal-mail.ts';
import { toGiftCardMail } from '../src/modules/gift-cards/gift-card-mail.ts';
import { toGiftCardPaper } from '../src/modules/gift-cards/gift-card-paper.ts';
import { toInvoicePaperContent } from '../src/modules/invoicing/papers/invoice-paper-content.ts';
import { toOrderPaperContent } from '../src/modules/invoicing/papers/order-paper-content.ts';
import { toPackingListContent } from '../src/modules/invoicing/papers/packing-list-content.ts';
import { toPaymentMail } from '../src/modules/payment/mail/payment-mail.ts';
import { writeTransferMail } from '../src/modules/payment/mail/transfer-mail.ts';
import { toRefundPaperContent } from '../src/modules/payment/refunds/refund-paper-content.ts';
import { writePrizeMail } from '../src/modules/referrals/prize-mail.ts';
import { writeReferralMail } from '../src/modules/referrals/referral-mail.ts';
import { writeRequestMail } from '../src/modules/requests/request-mail.ts';
import { toInvitationToken } from '../src/modules/reviews/ask-for-reviews.service.ts';
import { writeReviewMail } from '../src/modules/reviews/review-mail.ts';
import { writeMailChangeMail } from '../src/modules/session/mail-change-mail.ts';
import { toPasswordMail } from '../src/modules/session/password-mail.ts';
import { toSignUpMail } from '../src/modules/sign-up/sign-up-mail.ts';
import { hashToken } from '../src/shared/secrets.ts';
import { answeringDb } from './answering-db.ts';
import { testConfig } from './client.ts';

export const shop = 'https://velia.example';
const config = {
  ...testConfig,
  storefrontUrl: shop,
  careMail: 'care@velia.example',
  transferAccount: { holder: 'Velia', iban: 'ES9121000418450200051332', bic: 'CAIXESBB' },
};
const id = '00000000-0000-4000-8000-000000000001';
const at = new Date('2026-03-16T10:00:00Z');
const to = 'ana@correo.example';
const number = 'V26-004823';
/** Names of people and goods, in no language. */
const [name, color] = ['Ana Ferrer', 'Azul 7'];
const inAll = (text: string) => ({ es: text, en: text, de: text });

/** A column of every name that a mail reads. */
const rowOf = (locale: Locale) => ({
  ...{ to, email: to, name, locale, lang: locale, number, at, code: 'A1', color, size: '85B', id: 1, receipt: 'D26-1' },
  ...{ sender: name, executive: name, executiveId: id, clientId: 1, subject: 'Velia', body: 'Velia', given: true },
  ...{ units: 2, total_cents: 6480, cents: 6480, received_cents: 0, outcome: null, reference: 'VEL0004823X' },
  ...{ alias: 'ana', order_id: id, expires_at: at, received_at: at, answer_by: at, topic: 'order', lines: [] },
  ...{ order_named: number, words: null, confirmed_at: at, cancelled_at: null, asked_at: at, email_confirmed: true },
  ...{ givenName: 'Ana', familyName: 'Ferrer', clientConfirmed: true, clientEmail: to, clientName: name },
  ...{ clientLocale: locale, client_name: name, request_id: 1, article_id: 1, substitute_id: 1, quantity: 2, taken: 1 },
  ...{ state: requestStates.waiting, reason: null, role: 'ROLE_W', kind: 'code', token: 'x', invited_at: at },
  ...{ card_id: null, giftCard: null },
  ...{ leftOn: '2026-03-16', carrier: 'SEUR', tracking: 'X1', trackUrl: 'https://x.example/{code}', username: to },
  campaign_code: 'C1',
});
export const said = (locale: Locale, more: object = {}, answers: Parameters<typeof answeringDb>[1] = []) =>
  answeringDb({ ...rowOf(locale), ...more }, answers);
const line = {
  code: 'A1',
  quantity: 2,
  name: 'Camelia',
  color,
  size: '85B',
  unitCents: 3240,
  cents: 6480,
  sealed: true,
};
const totals = {
  ...{ units: 2, lines: 1, subtotalCents: 6480, discountCents: 100, shippingCents: 495, surchargeCents: 300 },
  ...{
    taxes: [{ rate: 21, baseCents: 5715, taxCents: 1200 }],
    withoutVat: true,
    totalCents: 123450,
    creditUsedCents: 100,
    cards: [{ id: '', number: 'GC-001001', lastFour: '7XQ2', leftCents: null, cents: 50 }],
  },
  ...{ dueCents: 123350, points: 0, minimumCents: 0, missingCents: 0 },
} satisfies ConfirmationMailData['totals'];
const shipping = { name: inAll('Velia'), from: '2026-03-18', to: '2026-03-20' } as ConfirmationMailData['shipping'];
const guest = { order: '/my-store/ana/x', store: '/my-store/ana/welcome', noReviews: '/validation/no-reviews#x' };
const letter = (locale: Locale): ConfirmationMailData => ({
  ...{
    to,
    name,
    locale,
    number,
    confirmedAt: at,
    lines: [line],
    dropped: [{ ...line, client: name }],
    totals,
    shipping,
  },
  ...{
    tender: tenderCodes.cashOnDelivery,
    dueOn: '2026-05-13',
    reservedUntil: at,
    address: null,
    exported: true,
    termsVersion: '2026-01',
    texts: [],
  },
});
/** Of the query that reads the parcels of an order. */
const twoParcels: Parameters<typeof said>[2] = [
  [
    /parcel_lines/,
    [
      { id: 1, position: 1, leftOn: '2026-03-16', carrier: 'SEUR', tracking: 'X1', trackUrl: null },
      { id: 2, position: 2, leftOn: null },
    ],
  ],
];
const ended = (about: 'cancelled' | 'expired' | 'refused') => (locale: Locale) =>
  toOrderEndedMail(
    {
      ...{ to, name, locale, number, endedAt: at, lines: [line] },
      returnedCents: 100,
      toCardsCents: 100,
      toRefundCents: 100,
    },
    about,
    shop,
    about === 'cancelled' ? guest : null,
  );
const prize = (about: JobPayloads['prize-mail']['about']) => (locale: Locale) =>
  writePrizeMail(said(locale, { prize: inAll('Velia') }), { executiveId: id, prizeCode: 'X', about }, shop);
const paid = (about: JobPayloads['payment-mail']['about']) => (locale: Locale) =>
  toPaymentMail({ to, name, locale, number, page: '/x' }, { about, cents: 6480 }, shop);
const card = (about: JobPayloads['gift-card-mail']['about']) => (locale: Locale) =>
  toGiftCardMail(
    {
      ...{ to, name, locale, number, sender: 'Vera', message: 'Velia', code: '2345678923456789', cents: 5000 },
      ...{ expiresOn: '2031-03-16', store: '/x', purchase: '/x' },
    },
    about,
    shop,
  );
const transfer = (about: JobPayloads['transfer-mail']['about']) => (locale: Locale) =>
  writeTransferMail(said(locale), { attemptId: id, about, cents: 6480 }, config);
const exchange = (about: JobPayloads['exchange-mail']['about']) => (locale: Locale) => {
  const article = { code: 'A1', color: inAll(color), size: '85B' };
  const lines = [{ nameOf: inAll('Camelia'), quantity: 2, sealed: true, worn: article, wanted: article }];
  const asked: Known = [
    /from exchanges/,
    [{ ...rowOf(locale), orderId: id, askedAt: at, heldUntil: at, reason: 'X', lines }],
  ];
  return writeExchangeMail(said(locale, {}, [asked]), { exchangeId: id, about }, config);
};
const request = (about: JobPayloads['request-mail']['about']) => (locale: Locale) =>
  writeRequestMail(said(locale, { code: null }), { requestId: 1, about }, config);
const visitors = (locale: Locale) =>
  writeRequestMail(
    said(locale, { visitorEmail: to, visitorName: name, visitorLocale: locale }),
    { requestId: 1, about: 'received' },
    config,
  );
const newsletter =
  (about: JobPayloads['newsletter-mail']['about'], more: object = {}) =>
  (locale: Locale) =>
    writeNewsletterMail(said(locale, more), { about, email: to, locale }, config);
const news = { locale: 'es' as Locale, to, name: 'Camelia', color, slug: 'x' };
const ownAccount =
  (answers: Known[] = []) =>
  (locale: Locale) =>
    writeAccountLinkMail(
      said(locale, {}, answers),
      { about: 'ownAccount', address: to, storeOwnerId: null, locale },
      { create: async () => 'x' } as never,
      shop,
    );
const wish = (more: object) => (locale: Locale) =>
  toPasswordMail({ to, name, locale, ...more } as Parameters<typeof toPasswordMail>[0], shop);

type Known = [asked: RegExp, rows: Record<string, unknown>[]];
/** Agreed to mails, mailbox without a refusal, and no other account with the new address. */
const agreed: Known = [/client_consents/, [{ clientId: 1, name: 'PUBLICIDAD_CORREO', given: true }]];
const refused: Known = [/refusals/, []];
const free: Known = [/lower\(/, []];

export type Write = (locale: Locale) => DraftMail | null | Promise<DraftMail | null>;
type Mails = Exclude<Extract<JobKind, `${string}mail` | 'restock-confirmation'>, 'mail'>;
/** The kinds of mail in a queue. */
type AboutOf<Payload> = Payload extends { about: infer About extends string } ? About : 'all';

/** A queue or kind without an entry does not compile, and the first test names it. */
export const mails: { [Queue in Mails]: Record<AboutOf<JobPayloads[Queue]>, Write | Write[]> } = {
  'restock-mail': { all: (locale) => toRestockMail({ ...news, locale }, shop) },
  'restock-confirmation': { all: (locale) => toRestockConfirmationMail({ ...news, locale, token: 'x' }, shop) },
  'account-mail': {
    recovery: wish({ kind: 'recovery', token: 'x' }),
    password: wish({ kind: 'changed', client: true }),
    enrolment: [
      (locale) => toSignUpMail({ kind: 'confirmation', to, locale, token: 'x' }, shop),
      (locale) => toSignUpMail({ kind: 'known', to, locale, name }, shop),
    ],
    newMail: [
      (locale) => writeMailChangeMail(said(locale), config, { about: 'newMail', accountId: id }),
      (locale) => writeMailChangeMail(said(locale, {}, [free]), config, { about: 'newMail', accountId: id }),
    ],
    mailChanged: (locale) =>
      writeMailChangeMail(said(locale), config, { about: 'mailChanged', accountId: id, was: to }),
    closed: (locale) => writeAccountClosedMail(said(locale), { about: 'closed', to, name, locale }),
    clientLeft: [true, false].map(
      (closed) => (locale) =>
        writeAccountClosedMail(said(locale), { about: 'clientLeft', executiveId: id, name, closed }),
    ),
    ownAccount: [ownAccount(), ownAccount([[/accounts/, []]])],
    invitation: (locale) =>
      writeInvitationMail(
        said(locale, {}, [agreed, refused]),
        { about: 'invitation', clientId: 1, invitedAt: at.toISOString() } as never,
        { create: async () => 'x', end: async () => {} } as never,
        config,
      ),
  },
  'order-mail': {
    confirmed: [
      (locale) => toOrderConfirmedMail(letter(locale), shop),
      (locale) => toOrderConfirmedMail({ ...letter(locale), tender: null }, shop, guest),
      (locale) => toOrderConfirmedMail({ ...letter(locale), tender: tenderCodes.card }, shop, guest),
    ],
    cancelled: ended('cancelled'),
    expired: ended('expired'),
    refused: ended('refused'),
    sent: [
      (locale) => writeSentMail(said(locale), id, shop, { guest: null, position: null }),
      (locale) => writeSentMail(said(locale, {}, twoParcels), id, shop, { guest: null, position: null }),
    ],
  },
  'parcel-mail': {
    all: (locale) => writeSentMail(said(locale, { position: 2 }), id, shop, { guest: null, position: 2 }),
  },
  'store-mail': { all: (locale) => writeStoreSaleMail(said(locale), { orderId: id, executiveId: id }, shop) },
  'withdrawal-mail': { all: (locale) => writeWithdrawalMail(said(locale), { withdrawalId: id }, shop) },
  'exchange-mail': {
    asked: exchange('asked'),
    sent: exchange('sent'),
    refused: exchange('refused'),
    ended: exchange('ended'),
  },
  'contact-mail': {
    received: (locale) => writeContactMail(said(locale), { messageId: id, about: 'received' }, config),
    // To the shop's staff, in the shop's default language.
    toAnswer: () => writeContactMail(said('es'), { messageId: id, about: 'toAnswer' }, config),
  },
  'newsletter-mail': {
    asked: [newsletter('asked', { confirmed_at: null }), newsletter('asked')],
    welcome: newsletter('welcome'),
    leave: newsletter('leave'),
  },
  'request-mail': {
    sent: request('sent'),
    received: visitors,
    answered: request('answered'),
    replied: request('replied'),
    expired: request('expired'),
    withdrawn: request('withdrawn'),
  },
  'review-mail': {
    all: (locale) => {
      const hash = hashToken(toInvitationToken(config, id, 1));
      const invited: Known = [/review_invitations/, [{ hash, until: at }]];
      return writeReviewMail(said(locale, {}, [refused, invited]), { orderId: id }, config);
    },
  },
  'client-mail': {
    all: (locale) => writeClientMail(said(locale, {}, [agreed, refused]), { messageId: 1 }, config),
  },
  'referral-mail': {
    all: (locale) => writeReferralMail(said(locale, {}, [[/from accounts where role/, []]]), { referralId: 1 }, shop),
  },
  'prize-mail': { earned: prize('earned'), takenBack: prize('takenBack') },
  'gift-card-mail': { gift: card('gift'), paper: card('paper'), credit: card('credit') },
  'payment-mail': {
    paid: paid('paid'),
    paidLate: paid('paidLate'),
    paidTwice: paid('paidTwice'),
    refunded: paid('refunded'),
    denied: paid('denied'),
  },
  'transfer-mail': {
    instructions: transfer('instructions'),
    reminder: transfer('reminder'),
    partly: transfer('partly'),
    tooMuch: transfer('tooMuch'),
    tooLittle: transfer('tooLittle'),
  },
};
const address = { name: 'Ana', surname: 'Ferrer', line1: 'Zeta 1', line2: null, postal_code: '46003', town: 'X' };
const seller = { seller: 'Velia', buyer: { name, email: to } };
const orderSheet = (locale: Locale) =>
  toOrderPaperContent({
    ...{ ...seller, number, locale, confirmedAt: at, campaign: 'C1', lines: [line], totals, coupon: 'X', shipping },
    ...{ address: { ...address, country_code: 'ES' } as never, tender: tenderCodes.card },
    payment: { state: paymentStates.paid, paidAt: at, settled: true },
  });
const packingSheet = (locale: Locale) =>
  toPackingListContent({
    ...{ number, locale, confirmedAt: at, executive: name, campaign: 'C1' },
    ...{ address: { ...address, country_code: 'ES' } as never },
    dropped: [{ ...line, client: name }],
    lists: [name, null].map((client) => ({
      ...{ client, pieces: 2, cents: 6480, dropped: [{ ...line, client: null }] },
      lines: [
        { ...line, type: 'VENTA' },
        { ...line, type: 'A' },
      ],
    })),
  });
const invoiced = { number: 'F26-000001', orderId: id, cents: 123450, issuedAt: at };
const invoiceText = (locale: Locale) => ({
  ...{ locale, ...seller, buyer: { name, document: null, address: ['Zeta 1', '46003 X, ES'] }, order: number },
  ...{ simplified: true, exempt: true, taxes: totals.taxes, country: 'DE' },
});
const invoiceSheets = [true, false].map(
  (simplified) => (locale: Locale) =>
    toInvoicePaperContent({
      ...invoiced,
      corrects: null,
      content: {
        ...{ ...invoiceText(locale), ...totals, simplified, placedAt: at.toISOString(), leftOn: '2026-03-16' },
        ...{ paidAt: at.toISOString(), tender: null, coupon: 'X', taxes: simplified ? totals.taxes : [] },
        lines: [{ ...line, netCents: 2678, rate: 2100 }],
      },
    }),
);
const correctionSheet = (locale: Locale) =>
  toInvoicePaperContent({
    ...{ ...invoiced, number: 'R26-000001', corrects: invoiced.number },
    content: { ...invoiceText(locale), correctsIssuedAt: at.toISOString() },
  });
const refundSheet = (locale: Locale) =>
  toRefundPaperContent({
    ...{ ...seller, locale, cents: 6480, why: 'late', at, tender: tenderCodes.card, reference: 'X1' },
    ...{ agreedCents: 6480, order: number },
  });

const statementSheet = (locale: Locale) =>
  toStatementPaperContent({
    ...{ locale, at, seller: seller.seller, holder: { name, code: 'E1' }, beforeCents: -100 },
    days: { from: '2026-03-01', to: '2026-03-16', campaign: 'C1' },
    movements: movementTypes.map((kind, id) => ({
      ...{ id, at, kind, cents: 6480, dueOn: '2026-03-20', sinceCents: 6480, number, campaign: 'C1' },
    })),
    summary: {
      account: { balanceCents: 6480, overdueCents: 100, limitCents: 0 },
      ageing: [
        { fromDays: 0, toDays: 30, cents: 6380 },
        { fromDays: 91, toDays: null, cents: 100 },
      ],
    },
  });

/** By the calls that return them. */
type Draw = (locale: Locale) => ReturnType<typeof toOrderPaperContent>;
const giftCardSheet: Draw = (locale) =>
  toGiftCardPaper(
    {
      number: 'GC-001001',
      recipient_name: name,
      sender_name: name,
      message: 'Velia',
      expires_on: '2031-03-16',
    } as Parameters<typeof toGiftCardPaper>[0],
    { code: '2345678923456789', locale, balanceCents: 5000, storefrontUrl: shop, now: at },
  );

export const papers: Record<string, Draw | Draw[]> = {
  downloadOrderPaper: orderSheet,
  downloadGuestPaper: orderSheet,
  downloadPackingLists: packingSheet,
  downloadInvoice: [...invoiceSheets, correctionSheet],
  downloadRefundPaper: refundSheet,
  downloadGuestRefundPaper: refundSheet,
  downloadStatement: statementSheet,
  downloadGiftCardPaper: giftCardSheet,
};
