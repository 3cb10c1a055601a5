import * as account from '../schemas/account.ts';
import * as address from '../schemas/address.ts';
import * as advisor from '../schemas/advisor.ts';
import * as catalogue from '../schemas/catalogue.ts';
import * as clientBook from '../schemas/client-book.ts';
import * as clients from '../schemas/clients.ts';
import * as common from '../schemas/common.ts';
import * as consent from '../schemas/consent.ts';
import * as content from '../schemas/content.ts';
import * as customerCare from '../schemas/customer-care.ts';
import * as guest from '../schemas/guest.ts';
import * as order from '../schemas/order.ts';
import * as orderLines from '../schemas/order-lines.ts';
import * as password from '../schemas/password.ts';
import * as payment from '../schemas/payment.ts';
import * as people from '../schemas/people.ts';
import * as prizes from '../schemas/prizes.ts';
import * as requests from '../schemas/requests.ts';
import * as reviews from '../schemas/reviews.ts';
import * as session from '../schemas/session.ts';
import * as shipping from '../schemas/shipping.ts';
import * as shop from '../schemas/shop.ts';
import * as signUp from '../schemas/sign-up.ts';
import * as solutionGuide from '../schemas/solution-guide.ts';
import * as store from '../schemas/store.ts';
import * as wishList from '../schemas/wish-list.ts';
import * as withdrawal from '../schemas/withdrawal.ts';

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
