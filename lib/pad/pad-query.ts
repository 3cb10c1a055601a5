import { articleCodePattern } from '@/contract/rules';
import type { Query } from '@/lib/sign-in/personal-page';

const codes = new RegExp(articleCodePattern);
const only = (value: Query[string]): string => (typeof value === 'string' ? value : '');

/** As it is written in the field. */
export function readPadCode({ code, quantity }: Query): string {
  if (!codes.test(only(code))) return '';
  return /^[1-9]\d?$/.test(only(quantity)) ? `${only(quantity)}*${only(code)}` : only(code);
}

/** The two pieces of a set, for one press; none where it is one alone. */
export const readPadSet = ({ code }: Query): string[] =>
  Array.isArray(code) && code.length === 2 && code.every((each) => codes.test(each)) ? code : [];

/** A page of the catalogue, in whatever language; nothing else is led back to. */
export const readPadReturn = ({ from }: Query): string | null =>
  /^(?:\/[a-z]{2})?\/catalogue\/[\w/-]+$/.test(only(from)) ? only(from) : null;
