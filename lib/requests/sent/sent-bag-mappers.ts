import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toEuros } from '@/contract/money';
import { bagTermsVersion } from '@/contract/rules';
import type { CartLine } from '@/lib/cart/cart-line';
import { toPublicExecutive } from '@/lib/executive-search/executives-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { toDifferences, toRequestBody } from '../request-mappers';
import type { AskedDifference } from '../requests';
import type { BagKey, SentBag } from './sent-bag';
import type { BagValues } from './sent-bag-form';

type Wire = AnswerOf<'readBag'>;

export const toSentBag = ({ codigo, enviada, leida, solicitud, socia }: Wire): SentBag => ({
  code: codigo,
  sentAt: enviada,
  readAt: leida,
  request: toRequestBody(solicitud),
  executive: { ...toPublicExecutive(socia), mail: socia.correo },
});

/** Nothing is sent when none of the articles is sold now. */
export type SendAnswer = { sent: { bag: SentBag; secret: string } | null; differences: AskedDifference[] };

export const toSendAnswer = ({ bolsa, clave, diferencias }: AnswerOf<'sendBag'>): SendAnswer => ({
  sent: bolsa && clave ? { bag: toSentBag(bolsa), secret: clave } : null,
  differences: toDifferences(diferencias),
});

export const toSendBody = (
  { name, email, phone, note }: BagValues,
  { to, lines, locale }: { to: string; lines: readonly CartLine[]; locale: Locale },
): BodyOf<'sendBag'> => ({
  idioma: locale,
  socia: to,
  nombre: name,
  correo: email,
  ...(phone && { telefono: phone }),
  ...(note && { nota: note }),
  aceptaDatos: true,
  versionDatos: bagTermsVersion,
  productos: lines.map(({ key, quantity, priceCents }) => ({
    codigo: key,
    cantidadPedida: quantity,
    precio: toEuros(priceCents),
  })),
});

export const toKeyBody = (key: BagKey): BodyOf<'readBag'> => ({
  codigo: key.code,
  ...('secret' in key ? { clave: key.secret } : { correo: key.email }),
});

/** Without a reply the bag is withdrawn. */
export const toChangeBody = (
  key: BagKey,
  { version, reply }: { version: number; reply?: { line: string; agrees: boolean } | undefined },
): BodyOf<'changeBag'> => ({
  ...toKeyBody(key),
  version,
  ...(reply ? { respuestas: [{ linea: reply.line, acepta: reply.agrees }] } : { retirar: true }),
});

/** Maps wire fields to the form's fields. */
export const bagFieldOfWire = {
  nombre: 'name',
  correo: 'email',
  telefono: 'phone',
  nota: 'note',
} as const satisfies Record<string, keyof BagValues>;

/** The chosen executive does not accept bags. */
export const isAboutExecutive = (fields: Record<string, string>): boolean => 'socia' in fields;
