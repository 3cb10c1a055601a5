import type { CartLine } from '@/lib/cart/cart-line';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { BagKey, SentBag } from './sent-bag';
import type { BagValues } from './sent-bag-form';
import { type SendAnswer, toChangeBody, toSendAnswer, toSendBody, toSentBag } from './sent-bag-mappers';

type SendBagInput = { to: string; lines: readonly CartLine[]; locale: Locale; key: string };

/** Calls with the same key send the bag once. */
export const sendBag = async (values: BagValues, { key, ...sending }: SendBagInput): Promise<Result<SendAnswer>> =>
  mapResult(
    await post<'sendBag'>('/api/public/enviarBolsa', { body: toSendBody(values, sending), idempotencyKey: key }),
    toSendAnswer,
  );

export const readBag = async (key: BagKey): Promise<Result<SentBag>> =>
  mapResult(await post<'readBag'>('/api/public/consultarBolsaEnviada', { body: key }), toSentBag);

export type BagChange = { version: number; reply?: { line: string; agrees: boolean } };

/** Without a reply the bag is withdrawn. */
export const changeBag = async (key: BagKey, change: BagChange): Promise<Result<SentBag>> =>
  mapResult(await post<'changeBag'>('/api/public/cambiarBolsaEnviada', { body: toChangeBody(key, change) }), toSentBag);
