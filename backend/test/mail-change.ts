import type { Db } from '../src/database/schema.ts';
import { writeMailChangeMail } from '../src/modules/session/mail-change-mail.ts';
import { type Sent, testConfig } from './client.ts';

/** The last mail about a new or a former address. */
export async function lastMailOfChange(db: Db, sent: readonly Sent[]) {
  const job = sent.findLast(({ kind }) => kind === 'account-mail');
  const news = job?.kind === 'account-mail' ? job.payload : null;
  if (news?.about !== 'newMail' && news?.about !== 'mailChanged') throw new Error('no mail of a new address');
  return writeMailChangeMail(db, testConfig, news);
}
