import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import type { ReferralList, ReferralState } from './referrals';
import { toReferralList, toReferralsQuery } from './referrals-mappers';

export const listReferrals = async (
  reader: CallContext,
  state: ReferralState | '',
  page: number,
): Promise<Result<ReferralList>> =>
  mapResult(
    await callBackend('listReferrals', { query: toReferralsQuery(state, page), ...toCallOptions(reader) }),
    toReferralList,
  );
