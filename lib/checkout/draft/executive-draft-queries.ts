import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import type { GiftChoice, OrderSummary } from '../checkout';
import { toGiftOption, toGiftRule, toSummary } from './draft-mappers';

/** The order in hand as it would be placed now. */
export async function getSummary(reader: CallContext): Promise<Result<OrderSummary>> {
  return mapResult(
    await callBackend('readOrderSummary', { params: { x: 'actual' }, ...toCallOptions(reader) }),
    toSummary,
  );
}

/** Gifts with their options when they may be chosen; the others only say what is missing. */
export async function listGifts(reader: CallContext): Promise<Result<GiftChoice[]>> {
  const rules = await callBackend('readGifts', toCallOptions(reader));
  if (!rules.ok) return rules;
  const choices = await Promise.all(
    rules.data.regalos.map(async (wire): Promise<Result<GiftChoice>> => {
      const rule = toGiftRule(wire);
      if (rule.toChoose === 0) return { ...rules, data: { ...rule, options: [] } };
      const options = await callBackend('readGiftOptions', { params: { x: rule.id }, ...toCallOptions(reader) });
      return mapResult(options, ({ opciones }) => ({ ...rule, options: opciones.map(toGiftOption) }));
    }),
  );
  const failed = choices.find((choice) => !choice.ok);
  if (failed && !failed.ok) return failed;
  return { ...rules, data: choices.flatMap((choice) => (choice.ok ? [choice.data] : [])) };
}
