import type { AnswerOf } from 'contract/calls/table.ts';
import { type Page, toPageWire } from '../../shared/pagination.mapper.ts';
import type { Referral } from './referrals.repository.ts';

export const toReferralWire = ({ id, name, email, phone, state, invitedAt, expiresAt }: Referral) => ({
  id,
  nombre: name,
  correo: email,
  telefono: phone,
  estado: state,
  invitada: invitedAt.toISOString(),
  vence: expiresAt?.toISOString() ?? null,
  // Nothing is promised for it so far.
  premio: null,
});

export const toReferralsWire = (
  { link, referrals }: { link: string; referrals: Referral[] },
  page: Page,
): AnswerOf<'listReferrals'> => ({
  enlace: link,
  premiosGanados: 0,
  contactos: toPageWire(referrals.map(toReferralWire), page, referrals[0]?.total ?? 0),
});
