import { sealFields, toFields } from './answers.ts';
import { isPaid, lastPayment, type Operation } from './operation.ts';
import type { WayBack } from './pages.ts';

/** Where the browser goes when the payer leaves the bank, by the merchant's configuration and the scenario. */
export function toWayBack(operation: Operation): WayBack {
  const { request, scenario } = operation;
  const url = isPaid(operation) ? request.urlOk : request.urlKo;
  if (scenario.returns === 'never' || !/^https?:\/\//.test(url)) return null;
  const movement = lastPayment(operation);
  if (!movement || !['getParameters', 'post'].includes(scenario.returns)) return { method: 'get', url, fields: {} };
  const fields = sealFields(request.version, request.order, toFields(request, operation, movement));
  if (scenario.returns === 'post') return { method: 'post', url, fields };
  const withFields = new URL(url);
  for (const [name, value] of Object.entries(fields)) withFields.searchParams.set(name, value);
  return { method: 'get', url: withFields.href, fields: {} };
}
