import { accountSecurityMails } from './account-security-mails.ts';
import { clientMails } from './client-mails.ts';
import { customerCareMails } from './customer-care-mails.ts';
import { giftCards } from './gift-cards.ts';
import { languageFacts } from './language-facts.ts';
import { mailFrame } from './mail-frame.ts';
import { office } from './office.ts';
import { orderMails } from './order-mails.ts';
import { papers } from './papers.ts';
import { paymentMails } from './payment-mails.ts';
import { pictureAltTexts } from './picture-alt-texts.ts';
import { referralMails } from './referral-mails.ts';
import { requestMails } from './request-mails.ts';
import { restockMails } from './restock-mails.ts';
import { reviewMail } from './review-mail.ts';
import { signUpMails } from './sign-up-mails.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

export const all = {
  restockMails,
  clientMails,
  customerCareMails,
  giftCards,
  languageFacts,
  mailFrame,
  office,
  orderMails,
  papers,
  paymentMails,
  pictureAltTexts,
  referralMails,
  requestMails,
  reviewMail,
  accountSecurityMails,
  signUpMails,
  withdrawalMail,
};
