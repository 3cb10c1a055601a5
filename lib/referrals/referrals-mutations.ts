import { post } from '@/lib/http/browser';
import { mapResult } from '@/lib/result';
import type { ReferralDraft } from './referrals';
import { toInvitation, toInviteWire } from './referrals-mappers';

/** The same person invited twice is one referral, so a second press does no harm. */
export const inviteReferral = async (draft: ReferralDraft) =>
  mapResult(await post<'addReferral'>('/api/socia/ingresarContacto', { body: toInviteWire(draft) }), toInvitation);
