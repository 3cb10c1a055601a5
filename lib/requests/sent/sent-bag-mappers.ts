import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toEuros } from '@/contract/money';
import { bagTermsVersion } from '@/contract/rules';
import type { CartLine } from '@/lib/cart/cart-line';
import { toPublicExecutive } from '@/lib/executive-search/executives-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { toDifferences, toRequestBody } from '../request-mappers';
import type { RequestDifference } from '../requests';
import type { BagKey, SentBag } from './sent-bag';
import type { BagValues } from './sent-bag-form';

export const toSentBag = ({ code, sentAt, readAt, request, executive }: AnswerOf<'readBag'>): SentBag => ({
  ...{ code, sentAt, readAt },
  request: toRequestBody(request),
  executive: { ...toPublicExecutive(executive), mail: executive.email },
});

/** Nothing is sent when none of the articles is sold now. */
export type SendAnswer = { sent: { bag: SentBag; secret: string } | null; differences: RequestDifference[] };

export const toSendAnswer = ({ bag, secret, differences }: AnswerOf<'sendBag'>): SendAnswer => ({
  sent: bag && secret ? { bag: toSentBag(bag), secret } : null,
  differences: toDifferences(differences),
});

export const toSendBody = (
  { name, email, phone, note }: BagValues,
  { to, lines, locale }: { to: string; lines: readonly CartLine[]; locale: Locale },
): BodyOf<'sendBag'> => ({
  ...{ locale, executive: to, name, email },
  ...(phone && { phone }),
  ...(note && { note }),
  agrees: true,
  terms: bagTermsVersion,
  lines: lines.map(({ key, quantity, priceCents }) => ({
    codigo: key,
    cantidadPedida: quantity,
    precio: toEuros(priceCents),
  })),
});

/** Without a reply the bag is withdrawn. */
export const toChangeBody = (
  key: BagKey,
  { version, reply }: { version: number; reply?: { line: string; agrees: boolean } | undefined },
): BodyOf<'changeBag'> => ({ ...key, version, ...(reply ? { replies: [reply] } : { withdraws: true }) });
