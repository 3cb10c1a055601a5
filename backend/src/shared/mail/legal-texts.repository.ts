import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { words } from '../../words/words.ts';

export type LegalText = { title: string; text: string };

const lawScreens = ['customer-care/terms', 'customer-care/withdrawal'];

/** The shop's current texts on terms and withdrawal. */
export async function readLegalTexts(db: Db, locale: Locale): Promise<LegalText[]> {
  const blocks = await db
    .selectFrom('content_blocks')
    .select(['screen', 'texts'])
    .where('screen', 'in', lawScreens)
    .orderBy('screen')
    .orderBy('position')
    .execute();
  return blocks.map(({ texts }) => {
    const { titulo = '', texto = '' } = texts[locale] as Record<string, string>;
    return { title: titulo, text: texto };
  });
}

/** The annex of a mail about a contract: what the buyer agreed to, in a form that can be kept. */
export const toLegalAnnex = (locale: Locale, termsVersion: string, texts: readonly LegalText[]): string =>
  [words[locale].orderMails.confirmed.law(termsVersion), ...texts.map(({ title, text }) => `${title}\n${text}`)].join(
    '\n\n',
  );
