import { deleteExpired } from './housekeeping.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import type { SendMail } from './jobs/mail-transport.ts';
import type { Kit } from './kit/kit.ts';
import type { AccountMailJob, DraftMail } from './kit/outbox.ts';
import { PermanentFailure } from './kit/permanent-failure.ts';
import { publishDueCampaigns, publishDuePrices } from './modules/catalogue/changes/price-and-stock.ts';
import { publishStockChanges } from './modules/catalogue/changes/stock-changes.ts';
import { readRestockConfirmation } from './modules/catalogue/restock/restock-confirmation.ts';
import { toRestockConfirmationMail, toRestockMail } from './modules/catalogue/restock/restock-mail.ts';
import { mailAllBackInStock } from './modules/catalogue/restock/restock-notices.ts';
import { writeStoreSaleMail } from './modules/checkout/mail/store-sale-mail.ts';
import { expireOrders } from './modules/checkout/settle/cancel.service.ts';
import { payableOrders } from './modules/checkout/settle/payable-orders.ts';
import { writeAccountClosedMail } from './modules/client-book/client-account/account-closed-mail.ts';
import { writeAccountLinkMail } from './modules/client-book/client-account/account-link-mail.ts';
import { writeInvitationMail } from './modules/client-book/invitation-mail.ts';
import { writeClientMail } from './modules/client-book/message-mail.ts';
import { writeContactMail } from './modules/customer-care/contact-mail.ts';
import { writeNewsletterMail } from './modules/customer-care/newsletter-mail.ts';
import { expireExchanges } from './modules/fulfilment/exchange/end-exchange.service.ts';
import { writeExchangeMail } from './modules/fulfilment/mail/exchange-mail.ts';
import { writeOrderMail, writeParcelMail } from './modules/fulfilment/mail/write-order-mail.ts';
import { writeWithdrawalMail } from './modules/fulfilment/withdrawal/withdrawal-mail.ts';
import { attendGiftCards } from './modules/gift-cards/attend-gift-cards.ts';
import { writeGiftCardMail } from './modules/gift-cards/gift-card-mail.ts';
import { payableGiftCards } from './modules/gift-cards/payable-cards.ts';
import { archivePaper } from './modules/invoicing/papers/archive.service.ts';
import { checkLedger } from './modules/ledger/check-ledger.ts';
import { readPaymentMailData, toPaymentMail } from './modules/payment/mail/payment-mail.ts';
import { writeTransferMail } from './modules/payment/mail/transfer-mail.ts';
import { createPayments } from './modules/payment/payments.ts';
import type { Provider } from './modules/payment/provider/provider.ts';
import { createPaymentContext } from './modules/payment/providers.ts';
import { reconcile, requestRefund } from './modules/payment/reconciliation/reconcile.service.ts';
import { runTransferSchedule } from './modules/payment/transfers/transfers.service.ts';
import { writePrizeMail } from './modules/referrals/prize-mail.ts';
import { updateReferralPrizes } from './modules/referrals/prizes.service.ts';
import { writeReferralMail } from './modules/referrals/referral-mail.ts';
import { expireRequests } from './modules/requests/expire.service.ts';
import { writeRequestMail } from './modules/requests/request-mail.ts';
import { askForReviews } from './modules/reviews/ask-for-reviews.service.ts';
import { writeReviewMail } from './modules/reviews/review-mail.ts';
import { createLink, endInvitations } from './modules/session/links.repository.ts';
import { writeMailChangeMail } from './modules/session/mail-change-mail.ts';
import { readPasswordMail, toPasswordMail } from './modules/session/password-mail.ts';
import { sendCacheNotice } from './modules/shop/cache-notice.ts';
import { readSignUpMail, toSignUpMail } from './modules/sign-up/sign-up-mail.ts';
import { checkRecords } from './modules/verifactu/chain/check-records.service.ts';
import { recordMissedInvoices } from './modules/verifactu/chain/record-invoice.service.ts';
import { sendRecords } from './modules/verifactu/sending/send-records.service.ts';
import { completeMail } from './shared/mail/complete-mail.ts';

/**
 * Explicit list of the jobs this process works on. Without `sendMail`, which production always has, mails stay in the
 * outbox until the runner deletes unfetched jobs after fourteen days.
 */
export function jobHandlers(kit: Kit, sendMail: SendMail | undefined, providers?: readonly Provider[]): JobHandlers {
  const { db, config, now, outbox } = kit;
  const context = createPaymentContext(kit, { orders: payableOrders, giftCards: payableGiftCards }, providers);
  const { storefrontUrl } = config;
  const sendSigned = async (draft: DraftMail | null, id: string) => {
    if (draft) await sendMail?.(await completeMail(db, draft, config), id);
  };
  return {
    'cache-notice': (notice, id) => sendCacheNotice(config, notice, id),
    'stock-changes': (moves) => publishStockChanges(kit, moves),
    ...(sendMail && {
      mail: sendMail,
      'account-mail': async (news, id) => sendSigned(await writeAccountMail(kit, news), id),
      'order-mail': async (news, id) => sendSigned(await writeOrderMail(db, news, config), id),
      'parcel-mail': async (news, id) => sendSigned(await writeParcelMail(db, news, config), id),
      'store-mail': async (news, id) => sendSigned(await writeStoreSaleMail(db, news, storefrontUrl), id),
      'withdrawal-mail': async (news, id) => sendSigned(await writeWithdrawalMail(db, news, storefrontUrl), id),
      'exchange-mail': async (news, id) => sendSigned(await writeExchangeMail(db, news, config), id),
      'contact-mail': async (news, id) => sendSigned(await writeContactMail(db, news, config), id),
      'newsletter-mail': async (news, id) => sendSigned(await writeNewsletterMail(db, news, config), id),
      'request-mail': async (news, id) => sendSigned(await writeRequestMail(db, news, config), id),
      'review-mail': async (news, id) => sendSigned(await writeReviewMail(db, news, config), id),
      'client-mail': async (news, id) => sendSigned(await writeClientMail(db, news, config), id),
      'referral-mail': async (news, id) => sendSigned(await writeReferralMail(db, news, storefrontUrl), id),
      'prize-mail': async (news, id) => sendSigned(await writePrizeMail(db, news, storefrontUrl), id),
      'payment-mail': async (news, id) => {
        const letter = await readPaymentMailData(db, config, news.attemptId);
        await sendSigned(letter && toPaymentMail(letter, news, storefrontUrl), id);
      },
      'transfer-mail': async (news, id) => sendSigned(await writeTransferMail(db, news, config), id),
      'gift-card-mail': async (news, id) => sendSigned(await writeGiftCardMail(db, news, config), id),
      'restock-confirmation': async ({ noticeId }, id) => {
        const question = await readRestockConfirmation(db, config, noticeId);
        await sendSigned(question && toRestockConfirmationMail(question, storefrontUrl), id);
      },
      'restock-mail': (news, id) => sendSigned(toRestockMail(news, storefrontUrl), id),
    }),
    housekeeping: () => deleteExpired(db),
    'due-prices': async () => {
      const change = { db, outbox, now: now() };
      await publishDuePrices(change);
      await publishDueCampaigns(change);
    },
    'restock-sweep': () => mailAllBackInStock(db, outbox),
    'expire-orders': async () => {
      await expireOrders(db, { outbox, payments: createPayments(context) }, now());
    },
    'expire-requests': async () => {
      await expireRequests(db, kit, now());
    },
    'expire-exchanges': async () => {
      await expireExchanges(db, outbox, now());
    },
    'archive-paper': ({ number }) => archivePaper(kit, number),
    'refund-payment': ({ refundId }) => requestRefund(context, refundId),
    'reconcile-payments': () => reconcile(context),
    'attend-transfers': () => runTransferSchedule(context),
    'attend-gift-cards': () => attendGiftCards(kit),
    'ask-for-reviews': async () => {
      await askForReviews(kit);
    },
    'settle-prizes': () => updateReferralPrizes(kit),
    'check-ledger': async () => {
      const count = await checkLedger(kit);
      if (count > 0) throw new PermanentFailure(`the ledger and the records of money differ ${count} times`);
    },
    'invoice-records': async () => {
      // What waits is sent even if an invoice of an older version cannot be recorded.
      try {
        await recordMissedInvoices(kit);
      } finally {
        await sendRecords(kit);
      }
    },
    'check-invoice-records': async () => {
      await recordMissedInvoices(kit, true);
      const count = await checkRecords(kit);
      if (count > 0) throw new PermanentFailure(`the records of invoices have ${count} anomalies`);
    },
  };
}

/** Registrations and invitations use the same kind of link as password resets. */
async function writeAccountMail({ db, config }: Kit, news: AccountMailJob): Promise<DraftMail | null> {
  if (news.about === 'enrolment') {
    const mail = await readSignUpMail(db, news.id, createLink);
    return mail && toSignUpMail(mail, config.storefrontUrl);
  }
  if (news.about === 'invitation')
    return writeInvitationMail(db, news, { create: createLink, end: endInvitations }, config);
  if (news.about === 'ownAccount') return writeAccountLinkMail(db, news, { create: createLink }, config.storefrontUrl);
  if (news.about === 'newMail' || news.about === 'mailChanged') return writeMailChangeMail(db, config, news);
  if (news.about === 'closed' || news.about === 'clientLeft') return writeAccountClosedMail(db, news);
  const mail = await readPasswordMail(db, news);
  return mail && toPasswordMail(mail, config.storefrontUrl);
}
