import { type Algorithm, encode, isSignedBy, sign } from './signature.ts';

/** Names in lower case, because their case differs between channels; values decoded. */
export type RedsysParameters = ReadonlyMap<string, string>;
export type RedsysMessage = { parameters: RedsysParameters; operations: RedsysParameters[] };
export type SignedFields = Record<'Ds_SignatureVersion' | 'Ds_MerchantParameters' | 'Ds_Signature', string>;
export type MerchantKey = { algorithm: Algorithm; key: string };

const longestParameters = 8_000;
const longestSignature = 200;
/** The gateway's name. Our own form, which the payer's browser holds, has another name, so it is no notice. */
const orderName = 'ds_order';
const orderPattern = /^\d{4}[A-Za-z0-9]{0,8}$/;
/** In the response to a query: all that the gateway keeps under one order number. */
const operationsName = 'ds_operations';
const mostOperations = 100;

export function toSignedFields(
  { algorithm, key }: MerchantKey,
  order: string,
  fields: Record<string, string>,
): SignedFields {
  const parameters = encode(algorithm, JSON.stringify(fields));
  return {
    Ds_SignatureVersion: algorithm,
    Ds_MerchantParameters: parameters,
    Ds_Signature: sign(algorithm, key, order, parameters),
  };
}

/** The three fields of a form, each once; null for another form. */
export function readForm(body: string): Partial<SignedFields> | null {
  if (body.length > 2 * longestParameters) return null;
  const form = new URLSearchParams(body);
  const names = ['Ds_SignatureVersion', 'Ds_MerchantParameters', 'Ds_Signature'];
  if (!names.every((name) => form.getAll(name).length === 1)) return null;
  return Object.fromEntries(form);
}

/** The gateway's parameters, or null if the sender is not the gateway. Never throws. */
export function readSignedFields(
  { algorithm, key }: MerchantKey,
  fields: Partial<SignedFields>,
  longest = longestParameters,
): RedsysMessage | null {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: text, Ds_Signature: signature } = fields;
  if (version !== algorithm || typeof text !== 'string' || typeof signature !== 'string') return null;
  if (text.length > longest || signature.length > longestSignature) return null;
  const message = decode(text);
  const order = message?.parameters.get(orderName);
  if (message === null || order === undefined || !orderPattern.test(order)) return null;
  return isSignedBy(algorithm, key, order, text, signature) ? message : null;
}

function decode(text: string): RedsysMessage | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return null;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
    const value: unknown = JSON.parse(json);
    if (!isObject(value) || hasTwins(json)) return null;
    const listed = Object.entries(value).find(([name]) => name.toLowerCase() === operationsName)?.[1];
    const operations = Array.isArray(listed) ? listed.slice(0, mostOperations).filter(isObject) : [];
    return { parameters: toParameters(value), operations: operations.map(toParameters) };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toParameters(value: Record<string, unknown>): RedsysParameters {
  const texts = Object.entries(value).flatMap(([name, held]): [string, string][] =>
    typeof held === 'string' || typeof held === 'number' ? [[name.toLowerCase(), unescapePercent(String(held))]] : [],
  );
  return new Map(texts);
}

/** Date and hour come percent-encoded inside the JSON; text that only looks encoded is left alone. */
function unescapePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether one object has a field twice, in any case, because two readers of it could read two amounts. `JSON.parse`
 * silently keeps the last one. The text is known to be JSON.
 */
function hasTwins(json: string): boolean {
  const open: Set<string>[] = [];
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[{}:]/g) ?? [];
  return tokens.some((token, at) => {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token !== ':' && tokens[at + 1] === ':') {
      const name = String(JSON.parse(token)).toLowerCase();
      const names = open.at(-1);
      if (names?.has(name)) return true;
      names?.add(name);
    }
    return false;
  });
}
