import { nameMaxLength, pageMax } from '@/contract/rules';
import { type OrderStateName, orderStateNames } from '@/lib/order/order-codes';
import type { Query } from '@/lib/sign-in/personal-page';
import type { AdvisedExecutiveSearch } from './advised-executives';

const states = Object.values(orderStateNames);

/** Reads the search from the address; invalid values are dropped. */
export function parseAdvisedExecutiveSearch(given: Query): AdvisedExecutiveSearch {
  const text = (name: string) => [given[name]].flat()[0]?.trim().slice(0, nameMaxLength) || undefined;
  const page = Number(text('page'));
  const state = states.find((each) => each === text('state'));
  return {
    text: text('text'),
    town: text('town'),
    ...(state && { state: state as OrderStateName }),
    needsHelp: text('help') === 'yes',
    page: Number.isInteger(page) && page > 0 && page <= pageMax ? page : 1,
  };
}

/** The search as a query. */
export function toAdvisedExecutiveQuery(
  { text, town, state, needsHelp }: AdvisedExecutiveSearch,
  page: number,
): string {
  const asked = { text, town, state, help: needsHelp ? 'yes' : undefined, page: String(page) };
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}
