import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, Mail } from '../../kit/outbox.ts';
import { words } from '../../words/words.ts';
import { toHtmlMail } from './html-mail.ts';
import { readSeller } from './seller.repository.ts';

/** Adds the seller's particulars, which the law requires on every business letter. */
export async function completeMail(
  db: Db,
  { locale, annex, ...mail }: DraftMail,
  { storefrontUrl }: Pick<Config, 'storefrontUrl'>,
): Promise<Mail> {
  const closing = [words[locale].mailFrame.closing, await readSeller(db, locale)].filter(Boolean).join('\n');
  return {
    ...mail,
    text: [mail.text, closing, ...(annex ? [annex] : [])].join('\n\n'),
    html: toHtmlMail({ ...mail, locale, closing, annex, storefrontUrl }),
  };
}
