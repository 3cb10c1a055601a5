import type { AnswerOf, BodyOf, QueryOf } from '@/contract/calls/table';
import { normalizePhone } from '@/lib/person/phone';
import type { ReferralDraft, ReferralList, ReferralPrize, ReferralState } from './referrals';

const wireStates = {
  invited: 'INVITADA',
  joined: 'INSCRITA',
  firstOrder: 'PRIMER_PEDIDO',
  active: 'ACTIVA',
  expired: 'VENCIDA',
} as const satisfies Record<ReferralState, string>;
const states: Record<(typeof wireStates)[ReferralState], ReferralState> = {
  INVITADA: 'invited',
  INSCRITA: 'joined',
  PRIMER_PEDIDO: 'firstOrder',
  ACTIVA: 'active',
  VENCIDA: 'expired',
};

const prizeStates = {
  EN_CAMINO: 'ahead',
  GANADO: 'earned',
  ENTREGADO: 'given',
  RETIRADO: 'takenBack',
} as const satisfies Record<string, ReferralPrize['state']>;

const toPrize = (prize: NonNullable<AnswerOf<'listReferrals'>['premios']>[number]): ReferralPrize => ({
  code: prize.codigo,
  name: prize.nombre,
  description: prize.descripcion,
  needed: prize.referidas,
  counted: prize.cuentan,
  since: prize.inscritasDesde,
  months: prize.meses,
  campaign: prize.campana,
  state: prizeStates[prize.estado],
  at: prize.fecha,
});

export const toReferralsQuery = (state: ReferralState | '', page: number): QueryOf<'listReferrals'> => ({
  pagina: String(page),
  tamano: '20',
  ...(state && { estado: wireStates[state] }),
});

export const toReferralList = ({ enlace, premios, contactos }: AnswerOf<'listReferrals'>): ReferralList => ({
  link: enlace,
  prizes: premios?.map(toPrize) ?? null,
  referrals: contactos.elementos.map((one) => ({
    id: one.id,
    name: one.nombre,
    contact: one.correo ?? one.telefono,
    state: states[one.estado],
    invited: one.invitada,
    until: one.vence,
    brought: one.premio?.ganado ? one.premio.nombre : null,
  })),
  page: contactos.pagina,
  pages: contactos.totalPaginas,
});

export function toInviteWire({ name, channel, email, phone, locale }: ReferralDraft): BodyOf<'addReferral'> {
  const person = { nombre: name, idioma: locale, consentimiento: true as const };
  return channel === 'mail'
    ? { canal: 'CORREO', correo: email, ...person }
    : { canal: 'WHATSAPP', telefono: normalizePhone(phone), ...person };
}

export const toInvitation = ({ contacto, texto }: AnswerOf<'addReferral'>) => ({
  phone: contacto.telefono,
  text: texto,
});

export const referralFieldOfWire = { nombre: 'name', correo: 'email', telefono: 'phone' } as const;
