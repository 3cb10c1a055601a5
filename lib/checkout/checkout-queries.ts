import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { AddressBook, ConfirmedOrder, Country, GiftChoice, OrderSummary } from './checkout';
import { toAddressBook, toConfirmed, toCountry, toGiftOption, toGiftRule, toSummary } from './checkout-mappers';

/** The signed-in person's token, and the language of the response. */
export type CallContext = { token: string; locale: Locale };

const asked = ({ token, locale }: CallContext) => ({ token, headers: { 'accept-language': locale } });

/** The order in hand as it would be placed now. */
export async function getSummary(asker: CallContext): Promise<Result<OrderSummary>> {
  return mapResult(await callBackend('readOrderSummary', { params: { x: 'actual' }, ...asked(asker) }), toSummary);
}

/** Gifts with their options when they may be chosen; the others only say what is missing. */
export async function listGifts(asker: CallContext): Promise<Result<GiftChoice[]>> {
  const rules = await callBackend('readGifts', asked(asker));
  if (!rules.ok) return rules;
  const choices = await Promise.all(
    rules.data.regalos.map(async (wire): Promise<Result<GiftChoice>> => {
      const rule = toGiftRule(wire);
      if (rule.toChoose === 0) return { ...rules, data: { ...rule, options: [] } };
      const options = await callBackend('readGiftOptions', { params: { x: rule.id }, ...asked(asker) });
      return mapResult(options, ({ opciones }) => ({ ...rule, options: opciones.map(toGiftOption) }));
    }),
  );
  const failed = choices.find((choice) => !choice.ok);
  if (failed && !failed.ok) return failed;
  return { ...rules, data: choices.flatMap((choice) => (choice.ok ? [choice.data] : [])) };
}

export async function getAddressBook(asker: CallContext): Promise<Result<AddressBook>> {
  return mapResult(await callBackend('readExecutive', asked(asker)), toAddressBook);
}

/** Countries that the shop delivers to. */
export async function listCountries(locale: Locale): Promise<Result<Country[]>> {
  return mapResult(await callBackend('listGuestCountries'), (wire) =>
    wire.map((country) => toCountry(country, locale)),
  );
}

export async function getConfirmed(asker: CallContext, number: string): Promise<Result<ConfirmedOrder>> {
  return mapResult(await callBackend('readConfirmedOrder', { params: { x: number }, ...asked(asker) }), toConfirmed);
}
