import type { Movement, Operation } from './operation.ts';
import { testShop } from './request.ts';
import type { ForgeryKind } from './scenarios.ts';
import { type SignedMessage, seal, type Version } from './signature.ts';

type Fields = Record<string, string>;
type OperationRef = Pick<Operation['request'], 'order' | 'merchantCode' | 'terminal' | 'language'>;

const languageNumbers = { es: '1', en: '2', de: '5' };

export function toFields(
  { order, merchantCode, terminal, language }: OperationRef,
  { card, request }: Pick<Operation, 'card' | 'request'>,
  { type, cents, response, authorisation, data, at, secure }: Movement,
): Fields {
  const [date = '', hour = ''] = at.toISOString().split('T');
  return {
    Ds_Date: encodeURIComponent(date.split('-').reverse().join('/')),
    Ds_Hour: encodeURIComponent(hour.slice(0, 5)),
    Ds_SecurePayment: secure ? '1' : '0',
    Ds_Amount: String(cents),
    Ds_Currency: '978',
    Ds_Order: order,
    Ds_MerchantCode: merchantCode,
    Ds_Terminal: terminal.padStart(3, '0'),
    Ds_Response: response,
    Ds_MerchantData: data,
    Ds_TransactionType: type,
    Ds_ConsumerLanguage: languageNumbers[language],
    Ds_AuthorisationCode: authorisation,
    Ds_ProcessedPayMethod: request.bizum ? '68' : '78',
    ...(card ? { Ds_Card_Brand: card.brand, Ds_Card_Country: '724' } : {}),
  };
}

export const sealFields = (version: Version, order: string, fields: object): SignedMessage =>
  seal(version, testShop.key, order, JSON.stringify(fields));

/** The posted form of a notice, genuine or tampered with. */
export function toNotice(operation: Operation, movement: Movement, tampering: ForgeryKind | null): string {
  const { request } = operation;
  const fields = toFields(request, operation, movement);
  const sealed = (changed: Fields, order = request.order) => sealFields(request.version, order, changed);
  // An attacker who changes a field has no key to sign it, and leaves the original signature.
  const forged = (changed: Fields): SignedMessage => ({
    ...sealed(changed),
    Ds_Signature: sealed(fields).Ds_Signature,
  });
  const made = tampering ? tamperers[tampering]({ fields, sealed, forged, operation }) : sealed(fields);
  return new URLSearchParams(made).toString();
}

type AnswerTools = {
  fields: Fields;
  sealed: (fields: Fields) => SignedMessage;
  forged: (fields: Fields) => SignedMessage;
  operation: Operation;
};

const another = { amount: '1', currency: '840', merchant: '999008882', terminal: '002' };

const tamperers: Record<ForgeryKind, (tools: AnswerTools) => SignedMessage> = {
  amount: ({ fields, forged }) => forged({ ...fields, Ds_Amount: another.amount }),
  currency: ({ fields, forged }) => forged({ ...fields, Ds_Currency: another.currency }),
  merchant: ({ fields, forged }) => forged({ ...fields, Ds_MerchantCode: another.merchant }),
  terminal: ({ fields, forged }) => forged({ ...fields, Ds_Terminal: another.terminal }),
  order: ({ fields, forged }) => forged({ ...fields, Ds_Order: '0000another' }),
  type: ({ fields, forged }) => forged({ ...fields, Ds_TransactionType: '3' }),
  response: ({ fields, forged }) => forged({ ...fields, Ds_Response: '0000' }),
  downgrade: ({ fields, operation: { request } }) =>
    sealFields(request.version === 'HMAC_SHA512_V2' ? 'HMAC_SHA256_V1' : 'HMAC_SHA512_V2', request.order, fields),
  bitFlip: ({ fields, sealed }) => {
    const whole = sealed(fields);
    const [first = ''] = whole.Ds_Signature;
    return { ...whole, Ds_Signature: `${first === 'A' ? 'B' : 'A'}${whole.Ds_Signature.slice(1)}` };
  },
  otherKey: ({ fields, operation: { request } }) =>
    seal(request.version, `Zz${testShop.key.slice(2)}`, request.order, JSON.stringify(fields)),
  truncated: ({ fields, sealed }) => {
    const whole = sealed(fields);
    return { ...whole, Ds_MerchantParameters: whole.Ds_MerchantParameters.slice(0, -9) };
  },
  duplicateKeys: ({ fields, operation: { request } }) => {
    const twice = JSON.stringify(fields).replace('{', '{"DS_AMOUNT":"1",');
    return seal(request.version, testShop.key, request.order, twice);
  },
  hugeBody: ({ fields, sealed }) => sealed({ ...fields, Ds_MerchantData: 'x'.repeat(20_000) }),
  wrongCase: ({ fields, sealed }) =>
    sealed(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toUpperCase(), value]))),
  signedAmount: ({ fields, sealed }) => sealed({ ...fields, Ds_Amount: another.amount }),
  signedCurrency: ({ fields, sealed }) => sealed({ ...fields, Ds_Currency: another.currency }),
  signedMerchant: ({ fields, sealed }) => sealed({ ...fields, Ds_MerchantCode: another.merchant }),
  signedType: ({ fields, sealed }) => sealed({ ...fields, Ds_TransactionType: '1' }),
};
