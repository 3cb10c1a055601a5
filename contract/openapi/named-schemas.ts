import * as account from '../account/schemas.ts';
import * as address from '../address/schemas.ts';
import * as advisor from '../advisor/schemas.ts';
import * as catalogue from '../catalogue/schemas.ts';
import * as clients from '../client-area/schemas.ts';
import * as clientBook from '../client-book/schemas.ts';
import * as common from '../common/schemas.ts';
import * as consent from '../consent/schemas.ts';
import * as content from '../content/schemas.ts';
import * as customerCare from '../customer-care/schemas.ts';
import * as giftCard from '../gift-card/schemas.ts';
import * as guest from '../guest/schemas.ts';
import * as orderLines from '../order/line-schemas.ts';
import * as order from '../order/schemas.ts';
import * as password from '../password/schemas.ts';
import * as payment from '../payment/schemas.ts';
import * as people from '../people/schemas.ts';
import * as store from '../personal-store/schemas.ts';
import * as prizes from '../prizes/schemas.ts';
import * as requests from '../requests/schemas.ts';
import * as reviews from '../reviews/schemas.ts';
import * as session from '../session/schemas.ts';
import * as shipping from '../shipping/schemas.ts';
import * as shop from '../shop/schemas.ts';
import * as signUp from '../sign-up/schemas.ts';
import * as solutionGuide from '../solution-guide/schemas.ts';
import * as wishList from '../wish-list/schemas.ts';
import * as withdrawal from '../withdrawal/schemas.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const modules = [
  common,
  address,
  people,
  session,
  password,
  signUp,
  shop,
  catalogue,
  reviews,
  wishList,
  consent,
  content,
  customerCare,
  solutionGuide,
  prizes,
  account,
  order,
  orderLines,
  shipping,
  payment,
  advisor,
  clientBook,
  clients,
  requests,
  guest,
  giftCard,
  store,
  withdrawal,
];

/** Only objects and lists of choices get a name, not bounded texts. */
const isNameable = (text: string) => text.startsWith('{"type":"object"') || text.startsWith('{"enum"');

/** Exported schemas by content, so that each is written once and referenced. */
const names = new Map<string, string>();
for (const [exported, value] of modules.flatMap((module) => Object.entries(module))) {
  if (!exported.endsWith('Schema') || typeof value !== 'object') continue;
  const text = JSON.stringify(value);
  if (isNameable(text) && !names.has(text)) names.set(text, exported.slice(0, -'Schema'.length));
}

function withReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(refer);
  if (typeof value !== 'object' || value === null) return value;
  // OpenAPI 3.1 has the tuples of JSON Schema 2020-12, TypeBox writes those of draft 7.
  const { items, additionalItems, ...rest } = value;
  const schema = Array.isArray(items) ? { ...rest, prefixItems: items, items: additionalItems ?? true } : value;
  return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, refer(item)]));
}

function refer(value: Json): Json {
  const name = names.get(JSON.stringify(value));
  return name ? { $ref: `#/components/schemas/${name}` } : withReferences(value);
}

/** A schema as openapi.json has it: plain JSON, with references to its named parts. */
export const toReference = (schema: object): Json => refer(JSON.parse(JSON.stringify(schema)));

export function namedSchemas(): JsonObject {
  const entries = [...names].map(([text, name]): [string, Json] => [name, withReferences(JSON.parse(text))]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
