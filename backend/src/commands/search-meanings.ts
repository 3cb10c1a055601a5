import '../kit/node-version.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import { listAllMeanings, removeMeaning, setMeaning, setSearchPage } from '../modules/catalogue/search/meanings.ts';
import { runCommand, UsageError } from './command.ts';

const usage = `npm run search -w backend -- list <language>
  means <language> <phrase> <code> ...     garments or colours, the first leads
  set <language> <phrase> <code> ...       pieces that are asked for together
  leads <language> <phrase> <path>         a page that answers
  page <path> ${locales.map((locale) => `<${locale}>`).join(' ')}               its names
  remove <language> <phrase>`;

const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value);

/** Synonyms for the search, and the pages that answer a search. */
runCommand(async ({ db, args: [what, first, second, ...more], print }) => {
  const names = [second, ...more].filter(Boolean);
  if (what === 'page' && first && names.length === locales.length)
    return setSearchPage(
      db,
      first,
      Object.fromEntries(locales.map((locale, place) => [locale, names[place]])) as Localized,
    );
  if (!isLocale(first)) throw new UsageError(usage);
  if (what === 'list' && second === undefined) {
    for (const { phrase, codes, as_set, page } of await listAllMeanings(db, first))
      print(`${phrase}  ${page ?? codes.join(as_set ? ' + ' : ' ')}`);
  } else if ((what === 'means' || what === 'set') && second && more.length > 0)
    await setMeaning(db, first, second, { codes: more, asSet: what === 'set' });
  else if (what === 'leads' && second && more.length === 1)
    await setMeaning(db, first, second, { page: more[0] as string });
  else if (what === 'remove' && second && more.length === 0) await removeMeaning(db, first, second);
  else throw new UsageError(usage);
});
