import { createLink } from '../modules/session/links.repository.ts';
import { findAddressee, prepareRecovery } from '../modules/session/recovery.ts';
import { prepareConfirmation } from '../modules/sign-up/confirmation.ts';
import { enrolmentMinutes } from '../modules/sign-up/sign-up.repository.ts';
import type { AccountNews } from '../outbox.ts';
import type { Db } from '../schema.ts';
import type { AccountMail } from './account-mail.ts';

/** The mail that somebody's wish comes to; null where there is nobody to write to. */
export async function writeAccountMail(db: Db, news: AccountNews): Promise<AccountMail | null> {
  switch (news.about) {
    case 'recovery': {
      const found = await prepareRecovery(db, news);
      return found && { kind: 'recovery', ...found };
    }
    case 'password': {
      const found = await findAddressee(db, news.accountId);
      return found && { kind: 'changed', ...found };
    }
    case 'enrolment': {
      const found = await prepareConfirmation(db, news.id);
      if (!found) return null;
      const { known, ...person } = found;
      if (known) return { kind: 'known', ...person };
      const token = await createLink(db, { enrolmentId: news.id }, enrolmentMinutes);
      return { kind: 'confirmation', ...person, token };
    }
  }
}
