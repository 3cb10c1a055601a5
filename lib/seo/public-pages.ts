import { countryHome } from '@/lib/access/route-access';
import { careTopics } from '@/lib/content/care-topics';
import { sizeTables, sizeTablesPath } from '@/lib/size-tables/size-tables';

/** Public pages whose path is the same in every language; departments and products have addresses of their own. */
export const publicPages = [
  countryHome,
  ...[...careTopics.help, ...careTopics.legal].map((topic) => `/customer-care/${topic}`),
  sizeTablesPath,
  ...sizeTables.map((table) => `${sizeTablesPath}/${table}`),
];
