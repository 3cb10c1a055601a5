import { macOf, type SignedMessage, type Version, versions } from './signature.ts';

/** A shop's request, once its signature was verified. */
export type Request = {
  version: Version;
  merchantCode: string;
  terminal: string;
  order: string;
  cents: number;
  type: string;
  merchantData: string;
  notifyUrl: string;
  urlOk: string;
  urlKo: string;
  language: Language;
  bizum: boolean;
  merchantName: string;
};
export const languages = ['es', 'en', 'de'] as const;
export type Language = (typeof languages)[number];
/** The shop of the public test environment, whose key is public. */
export const testShop = { merchantCode: '999008881', terminal: '1', key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' };

/** Refused by the gateway itself, with its own code. */
export class SisError extends Error {
  readonly code: string;
  readonly language: Language;

  constructor(code: string, language: Language = 'es') {
    super(code);
    this.code = code;
    this.language = language;
  }
}

const languageCodes: Record<string, Language> = { 1: 'es', 2: 'en', 5: 'de' };

export function readRequest(fields: Partial<Record<keyof SignedMessage, unknown>>): Request {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: text, Ds_Signature: signature } = fields;
  if (typeof text !== 'string' || typeof signature !== 'string') throw new SisError('SIS0040');
  const named = readNames(text);
  const language = languageCodes[Number(named('consumerlanguage'))] ?? 'es';
  const order = named('order');
  if (!/^\d{4}[A-Za-z0-9]{0,8}$/.test(order)) throw new SisError('SIS0014', language);
  if (named('merchantcode') !== testShop.merchantCode) throw new SisError('SIS0026', language);
  if (Number(named('terminal')) !== Number(testShop.terminal)) throw new SisError('SIS0026', language);
  const known = versions.find((one) => one === version);
  if (!known || toPlain(macOf(known, testShop.key, order, text)) !== toPlain(signature))
    throw new SisError('SIS0042', language);
  return {
    version: known,
    merchantCode: testShop.merchantCode,
    terminal: testShop.terminal,
    order,
    cents: Number(named('amount')),
    type: named('transactiontype'),
    merchantData: named('merchantdata'),
    notifyUrl: named('merchanturl'),
    urlOk: named('urlok'),
    urlKo: named('urlko'),
    language,
    bizum: named('paymethods').toLowerCase() === 'z',
    merchantName: named('merchantname').slice(0, 25),
  };
}

/** A payment or a refund names its amount; a query does not. */
export function assertAmount({ cents, language }: Request, currency: string): void {
  if (!Number.isInteger(cents) || cents < 1) throw new SisError('SIS0018', language);
  if (currency !== '978') throw new SisError('SIS0027', language);
}

export function readNames(text: string): (name: string) => string {
  let value: unknown = null;
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    throw new SisError('SIS0007');
  }
  if (typeof value !== 'object' || value === null) throw new SisError('SIS0007');
  const entries = Object.entries(value).map(([name, held]) => [name.toLowerCase(), String(held)] as const);
  const names = new Map(entries);
  return (name) => names.get(`ds_merchant_${name}`) ?? '';
}

const toPlain = (signature: string) => signature.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
