import type { TokenClaims } from '@/contract/session/schemas';
import type { CartRecord } from '@/lib/cart/cart-line';
import type { GiftCardValues } from '@/lib/gift-card/gift-card-form';
import type { Account } from '@/lib/payment/payment';
import { type Session, type SessionKind, sealSession, sessionCookieName } from '@/lib/session/session';
import { readToken } from '@/lib/session/token-mappers';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

export const someClaims = (change: Partial<TokenClaims> = {}): TokenClaims => ({
  sub: 'E1',
  sid: 's1',
  role: 'ROLE_W',
  lang: 'es',
  passchanged: 'S',
  iat: now(),
  exp: now() + 3600,
  ...change,
});

/** A token as the backend issues it; any signature will do, because only the backend checks it. */
export const aToken = (change: Partial<TokenClaims> = {}, id = 'sig') =>
  `${base64url({ alg: 'HS256' })}.${base64url(someClaims(change))}.${Buffer.from(id).toString('base64url')}`;

/** A signed-in person, as pages see the session. */
export const aSession = (change: Partial<TokenClaims> = {}): Session => {
  const token = aToken(change);
  return { token, name: 'Lucía', person: someClaims(change).sub, since: now(), claims: readToken(token) };
};

/** A cookie pair of a signed-in person. */
export async function aSessionCookie(kind: SessionKind, token = aToken(), name = 'Lucía'): Promise<string> {
  return `${sessionCookieName(kind)}=${await sealSession({ token, name })}`;
}

export const anEnvelope = <T>(datos: T, change: object = {}) => ({
  codigo: 0,
  mensaje: 'ok',
  datos,
  idPeticion: 'request-0001',
  ...change,
});

/** A line of the bag as stored on the device. */
export const aCartRecord = (change: Partial<CartRecord> = {}): CartRecord => ({
  _id: '482157',
  referencia: 'V1042',
  nombre: 'Sujetador Alba',
  url: '/catalogue/sujetador-alba-v1042/001',
  nombreColor: 'Negro',
  talla: '85B',
  foto: '8c1f4a90d2b7e6531f0a',
  colorDominante: '#2b2a2e',
  cantidadPedida: 1,
  cantidadMaxima: 12,
  precio: 34.9,
  precioSubtotal: 34.9,
  puesta: 1_000,
  ...change,
});

/** An account without debt and without credit. */
export const anAccount = (change: Partial<Account> = {}): Account => ({
  owedCents: 0,
  creditCents: 0,
  overdueCents: 0,
  minimumCents: 0,
  limit: null,
  dueOn: null,
  options: [],
  ...change,
});

/** What a buyer typed into the form of gift cards. */
export const aGiftCard = (change: Partial<GiftCardValues> = {}): GiftCardValues => ({
  amount: '50',
  own: '',
  recipientName: 'Clara',
  delivery: 'mail',
  recipientEmail: 'clara.vidal@correo.es',
  recipientLocale: 'es',
  sendOn: '',
  sender: 'Inés',
  message: '',
  firstName: 'Inés',
  lastName: 'Soto Gil',
  email: 'ines.soto@correo.es',
  phone: '+34600777888',
  remember: false,
  method: 'TCR',
  terms: true,
  ...change,
});
