import { referralsPath } from '@/lib/access/route-access';
import type { Locale } from '@/lib/i18n/routing';
import type { Query } from '@/lib/sign-in/personal-page';

export const referralStates = ['invited', 'joined', 'firstOrder', 'active', 'expired'] as const;
export type ReferralState = (typeof referralStates)[number];

export type Referral = {
  id: string;
  name: string;
  /** The invited email or phone; null for somebody who joined by the link alone. */
  contact: string | null;
  state: ReferralState;
  invited: string;
  until: string | null;
  /** The prize that this referral completed. */
  brought: string | null;
};

export type ReferralPrize = {
  code: string;
  name: string;
  description: string;
  needed: number;
  counted: number;
  /** Referrals who joined earlier do not count. */
  since: string;
  /** Months after joining within which the first order has to be placed. */
  months: number | null;
  campaign: string | null;
  state: 'ahead' | 'earned' | 'given' | 'takenBack';
  /** When it reached this state. */
  at: string | null;
};

export type ReferralList = {
  link: string;
  /** Null when the backend does not list the prizes. */
  prizes: ReferralPrize[] | null;
  referrals: Referral[];
  page: number;
  pages: number;
};

export type ReferralDraft = {
  name: string;
  channel: 'mail' | 'whatsApp';
  email: string;
  phone: string;
  locale: Locale;
  consent: boolean;
};

/** Reads the filter from the address, where a form without script writes it. */
export function readReferralsFilter(query: Query): { state: ReferralState | ''; page: number } {
  const page = typeof query.page === 'string' ? query.page : '';
  return {
    state: referralStates.find((state) => state === query.state) ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function toReferralsPath(state: ReferralState | '', page = 1): string {
  const asked = Object.entries({ state, page: page === 1 ? '' : String(page) }).filter(([, value]) => value);
  return asked.length > 0 ? `${referralsPath}?${new URLSearchParams(asked)}` : referralsPath;
}
