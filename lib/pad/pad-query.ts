import { articleCodePattern } from '@/contract/rules';
import type { Query } from '@/lib/sign-in/personal-page';

const codes = new RegExp(articleCodePattern);
const only = (value: Query[string]): string => (typeof value === 'string' ? value : '');

/** The text for the pad's field. */
export function readPadCode({ code, quantity }: Query): string {
  if (!codes.test(only(code))) return '';
  return /^[1-9]\d?$/.test(only(quantity)) ? `${only(quantity)}*${only(code)}` : only(code);
}

/** The two codes of a set, which one press adds; empty otherwise. */
export const readPadSet = ({ code }: Query): string[] =>
  Array.isArray(code) && code.length === 2 && code.every((each) => codes.test(each)) ? code : [];

/** A page of the catalogue in any language; no other return address is accepted. */
export const readPadReturn = ({ from }: Query): string | null =>
  /^(?:\/[a-z]{2})?\/catalogue\/[\w/-]+$/.test(only(from)) ? only(from) : null;
