import { countryHome } from '@/lib/access/route-access';
import { careTopics } from '@/lib/content/care-topics';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { sizeTables, sizeTablesPath } from '@/lib/size-tables/size-tables';

/** Public pages whose path is the same in every language; departments and products have addresses of their own. */
export const publicPages = [
  countryHome,
  signUpPath,
  ...[...careTopics.help, ...careTopics.legal].map((topic) => `/customer-care/${topic}`),
  sizeTablesPath,
  ...sizeTables.map((table) => `${sizeTablesPath}/${table}`),
];
