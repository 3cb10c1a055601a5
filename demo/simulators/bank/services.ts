import { sealFields, toFields } from './answers.ts';
import type { Bank, PostedMessage } from './bank.ts';
import { codes, isPaid, type Movement, type Operation } from './operation.ts';
import { assertAmount, readNames, readRequest, SisError } from './request.ts';
import type { SignedMessage } from './signature.ts';

/** Open operations, in the gateway's codes: waiting for the card, waiting for the issuer. */
const underWay = { details: '9998', challenge: '9999' } as const;

/** All operations of an order number, signed, for callers with the shop's signature. */
export function answerQuery(bank: Bank, fields: PostedMessage): SignedMessage {
  const request = readRequest(fields);
  const operation = bank.find(request.order);
  bank.record(request.order, 'query');
  const listed = operation ? [...operation.movements, ...pageOf(operation, new Date(bank.now()))] : [];
  return sealFields(request.version, request.order, {
    Ds_Order: request.order,
    Ds_MerchantCode: request.merchantCode,
    Ds_Terminal: request.terminal,
    Ds_Operations: operation ? listed.map((movement) => toFields(operation.request, operation, movement)) : [],
  });
}

function pageOf({ stage, request }: Operation, at: Date): Movement[] {
  if (stage === 'ended' || stage === 'expired') return [];
  const { cents, merchantData: data } = request;
  return [{ type: codes.payment, cents, response: underWay[stage], authorisation: '', data, at, secure: false }];
}

/** `trataPeticionREST`, which the shop uses for refunds. */
export function answerRefund(bank: Bank, fields: PostedMessage): SignedMessage {
  const request = readRequest(fields);
  const named = readNames(String(fields.Ds_MerchantParameters));
  assertAmount(request, named('currency'));
  if (request.type !== codes.refund) throw new SisError('SIS0023');
  const operation = bank.find(request.order);
  if (!operation) throw new SisError('SIS0054');
  if (!isPaid(operation)) throw new SisError('SIS0056');
  const given = operation.movements
    .filter(({ type, response }) => type === codes.refund && response === codes.done)
    .reduce((sum, { cents }) => sum + cents, 0);
  if (given + request.cents > operation.request.cents) throw new SisError('SIS0057');
  const movement = bank.move(operation, {
    type: codes.refund,
    cents: request.cents,
    response: codes.done,
    data: request.merchantData,
  });
  return sealFields(request.version, request.order, toFields(operation.request, operation, movement));
}
