import { tenderCodes } from 'contract/codes.ts';
import {
  type Attempt,
  type PaymentOutcome,
  type Provider,
  type ProviderFinding,
  type ProviderReport,
  ProviderUnavailable,
  type RawNotice,
} from '../src/modules/payment/provider/provider.ts';

export const merchant = 'till-of-the-tests';

/** A provider's statement on an attempt. */
export const aFinding = (
  { reference, cents }: Pick<Attempt, 'reference' | 'cents'>,
  outcome: PaymentOutcome,
  change: Partial<ProviderFinding> = {},
): ProviderFinding => ({
  reference,
  about: { kind: 'payment', outcome },
  cents,
  currency: 'EUR',
  merchant,
  reason: outcome === 'denied' ? 'payment.reason.amount' : null,
  code: null,
  transaction: outcome === 'paid' ? 'T1' : null,
  ...change,
});

export const tell = (...findings: ProviderFinding[]): ProviderReport => ({ raw: JSON.stringify(findings), findings });

type Choice = Partial<Pick<Provider, 'opensOnce' | 'minutes' | 'tenders'>>;

/**
 * A provider for tests, which signs nothing: a notice is its content as JSON. It records payments and refunds, and is
 * unavailable when told to.
 */
export function aProvider({ opensOnce = false, minutes = 30, tenders }: Choice = {}) {
  const outcomes = new Map<string, PaymentOutcome>();
  const refunds = new Map<string, { reference: string; cents: number }>();
  const asked = { open: 0, query: 0, refund: 0 };
  const notices: RawNotice[] = [];
  const state = { away: false };

  const assertThere = () => {
    if (state.away) throw new ProviderUnavailable('switched off by a test');
  };
  const toRefund = (attempt: Attempt, id: string, cents: number) =>
    aFinding(attempt, 'unheard', { about: { kind: 'refund', id, outcome: 'done' }, cents });

  const provider: Provider = {
    tenders: tenders ?? [tenderCodes.card, tenderCodes.bizum, tenderCodes.payPal],
    merchant,
    minutes,
    opensOnce,
    async open(attempt, pages) {
      asked.open += 1;
      assertThere();
      if (attempt.tender === tenderCodes.payPal)
        return { action: 'ENLACE', url: 'https://pay.example/go', providerId: `P-${attempt.reference}` };
      const fields = { reference: attempt.reference, back: pages.paid, notice: pages.notice };
      return { action: 'FORMULARIO', url: 'https://bank.example/pay', fields, providerId: null };
    },
    async readNotice(notice) {
      try {
        const { body } = notice;
        const findings: unknown = JSON.parse(new URLSearchParams(body).get('Ds_MerchantParameters') ?? body);
        if (!Array.isArray(findings)) return null;
        notices.push(notice);
        return tell(...(findings as ProviderFinding[]));
      } catch {
        return null;
      }
    },
    async query(attempt) {
      asked.query += 1;
      assertThere();
      const back = [...refunds].filter(([, { reference }]) => reference === attempt.reference);
      return tell(
        aFinding(attempt, outcomes.get(attempt.reference) ?? 'unheard'),
        ...back.map(([id, { cents }]) => toRefund(attempt, id, cents)),
      );
    },
    async refund(attempt, { id, cents }) {
      asked.refund += 1;
      assertThere();
      refunds.set(id, { reference: attempt.reference, cents });
      return tell(toRefund(attempt, id, cents));
    },
  };
  return {
    ...provider,
    asked,
    state,
    notices,
    refunds,
    settle: (reference: string, outcome: PaymentOutcome) => outcomes.set(reference, outcome),
  };
}

export type TestProvider = ReturnType<typeof aProvider>;
