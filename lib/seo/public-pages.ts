import { countryHome } from '../access/route-access.ts';
import { careTopics } from '../content/care-topics.ts';
import { newsletterPath } from '../customer-care/care.ts';
import { signUpPath } from '../sign-up/sign-up.ts';
import { sizeTables, sizeTablesPath } from '../size-tables/size-tables.ts';

/** Public pages whose path is the same in every language; departments and products have addresses of their own. */
export const publicPages = [
  countryHome,
  signUpPath,
  ...[...careTopics.help, ...careTopics.legal].map((topic) => `/customer-care/${topic}`),
  newsletterPath,
  sizeTablesPath,
  ...sizeTables.map((table) => `${sizeTablesPath}/${table}`),
];
