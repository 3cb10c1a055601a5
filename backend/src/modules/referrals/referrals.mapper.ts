import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { type Page, toPageWire } from '../../shared/pagination.mapper.ts';
import type { ReferralPrize } from './prizes.repository.ts';
import type { Referral } from './referrals.repository.ts';

type PrizeWire = NonNullable<AnswerOf<'listReferrals'>['premios']>[number];

export const toReferralWire = (
  { id, name, email, phone, state, invitedAt, expiresAt, brought }: Referral,
  locale: Locale,
) => ({
  id,
  nombre: name,
  correo: email,
  telefono: phone,
  estado: state,
  invitada: invitedAt.toISOString(),
  vence: expiresAt?.toISOString() ?? null,
  premio: brought && { nombre: brought[locale], ganado: true },
});

const toState = ({ earnedAt, takenBackAt, givenAt }: ReferralPrize): Pick<PrizeWire, 'estado' | 'fecha'> => {
  if (takenBackAt) return { estado: 'RETIRADO', fecha: takenBackAt.toISOString() };
  if (givenAt) return { estado: 'ENTREGADO', fecha: givenAt.toISOString() };
  return earnedAt ? { estado: 'GANADO', fecha: earnedAt.toISOString() } : { estado: 'EN_CAMINO', fecha: null };
};

const toPrizeWire = (prize: ReferralPrize, locale: Locale): PrizeWire => ({
  codigo: prize.code,
  nombre: prize.name[locale],
  descripcion: prize.description[locale],
  referidas: prize.needed,
  cuentan: prize.counted,
  inscritasDesde: prize.joinedFrom.toISOString(),
  meses: prize.months,
  campana: prize.campaign?.[locale] ?? null,
  ...toState(prize),
});

type ReferralOverview = { link: string; prizes: ReferralPrize[]; referrals: Referral[] };

export const toReferralsWire = (
  { link, prizes, referrals }: ReferralOverview,
  page: Page,
  locale: Locale,
): AnswerOf<'listReferrals'> => ({
  enlace: link,
  premiosGanados: prizes.filter(({ earnedAt, takenBackAt }) => earnedAt && !takenBackAt).length,
  premios: prizes.map((prize) => toPrizeWire(prize, locale)),
  contactos: toPageWire(
    referrals.map((referral) => toReferralWire(referral, locale)),
    page,
    referrals[0]?.total ?? 0,
  ),
});
