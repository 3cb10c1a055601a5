import { catalogue } from './catalogue.ts';
import { clientBook } from './client-book.ts';
import { customerCare } from './customer-care.ts';
import { language } from './language.ts';
import { letters } from './letters.ts';
import { office } from './office.ts';
import { orderMails } from './order-mails.ts';
import { papers } from './papers.ts';
import { payment } from './payment.ts';
import { pictures } from './pictures.ts';
import { referrals } from './referrals.ts';
import { requests } from './requests.ts';
import { reviews } from './reviews.ts';
import { session } from './session.ts';
import { signUp } from './sign-up.ts';
import { withdrawal } from './withdrawal.ts';

export const all = {
  catalogue,
  clientBook,
  customerCare,
  language,
  letters,
  office,
  orderMails,
  papers,
  payment,
  pictures,
  referrals,
  requests,
  reviews,
  session,
  signUp,
  withdrawal,
};
