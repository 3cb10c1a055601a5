import type { Db } from '../src/database/schema.ts';
import { createLink } from '../src/modules/session/links.repository.ts';
import { readPasswordMail } from '../src/modules/session/password-mail.ts';
import { readSignUpMail } from '../src/modules/sign-up/sign-up-mail.ts';
import type { Sent } from './client.ts';

/** The last mail about an account, as the job would write it; null without a recipient. */
export async function readLastMail(db: Db, sent: readonly Sent[]) {
  const job = sent.findLast(({ kind }) => kind === 'account-mail');
  if (job?.kind !== 'account-mail') return null;
  const news = job.payload;
  if (news.about === 'enrolment') return readSignUpMail(db, news.id, createLink);
  return news.about === 'recovery' || news.about === 'password' ? readPasswordMail(db, news) : null;
}
