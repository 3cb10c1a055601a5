import { tenderCodes } from 'contract/codes.ts';
import type { Attempt } from '../src/modules/payment/provider/provider.ts';

/** The public key of the gateway's test shop. */
export const redsysSecret = { algorithm: 'HMAC_SHA512_V2', key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' } as const;

export const cardAttempt: Attempt = {
  id: 'b1f0c1b2-attempt',
  tender: tenderCodes.card,
  reference: '2611AbCd0001',
  providerId: null,
  cents: 4_990,
  currency: 'EUR',
  locale: 'es',
  expiresAt: new Date('2026-11-22T10:30:00Z'),
};

/** While its form is valid. */
export const redsysNow = () => new Date('2026-11-22T10:10:00Z');
