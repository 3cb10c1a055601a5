import { countryHome } from '../access/public-script-paths.ts';
import { giftCardPath, lovePath, yourBusinessPath } from '../access/route-access.ts';
import { careTextPages } from '../content/care-text-pages.ts';
import { newsletterPath } from '../customer-care/care.ts';
import { printedCataloguePath } from '../printed-catalogue/printed-catalogue.ts';
import { signUpPath } from '../sign-up/sign-up.ts';
import { sizeTables, sizeTablesPath } from '../size-tables/size-tables.ts';
import { guideResultsPath, guideTestPath, solutionGuidePath } from '../solution-guide/guide.ts';

/** Public pages whose path is the same in every language; departments and products have an address per language. */
export const publicPages = [
  countryHome,
  signUpPath,
  printedCataloguePath,
  solutionGuidePath,
  yourBusinessPath,
  lovePath,
  ...[...careTextPages.help, ...careTextPages.legal].map((topic) => `/customer-care/${topic}`),
  newsletterPath,
  giftCardPath,
  sizeTablesPath,
  ...sizeTables.map((table) => `${sizeTablesPath}/${table}`),
];

/** Public, but not for search engines: only a browser knows the answers of the guide. */
export const unlistedPages = [guideTestPath, guideResultsPath];
