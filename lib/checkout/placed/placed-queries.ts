import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import { toConfirmed } from './placed-mappers';
import type { ConfirmedOrder } from './placed-order';

export async function getConfirmed(reader: CallContext, number: string): Promise<Result<ConfirmedOrder>> {
  return mapResult(
    await callBackend('readConfirmedOrder', { params: { x: number }, ...toCallOptions(reader) }),
    toConfirmed,
  );
}
