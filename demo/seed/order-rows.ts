import type { OrderState } from 'contract/codes.ts';
import { text } from './goods/localized.ts';

const level = (code: string, points_from: number, name: ReturnType<typeof text>) => ({
  ...{ code, name, points_from },
  // Nothing in the shop does anything for a level yet.
  benefits: [],
});

/** Points from which a level holds for the rest of the year. */
export const levels = [
  level('INICIO', 0, text('Inicio')),
  level('PLATA', 500, text('Plata')),
  level('ORO', 1500, text('Oro')),
];

const prize = (code: string, points: number, level_code: string | null, texts: ReturnType<typeof text>[]) => ({
  code,
  campaign_code: null,
  name: texts[0],
  description: texts[1],
  points,
  level_code,
  picture: null,
  sold_out: false,
});

export const prizes = [
  prize('PR-41', 450, null, [text('Neceser acolchado'), text('Con dos bolsillos y forro lavable.')]),
  prize('PR-77', 1010, null, [text('Juego de viaje'), text('Tres bolsas de algodón para la maleta.')]),
  prize('PR-88', 1400, 'PLATA', [text('Bata de satén'), text('En talla única, color marfil.')]),
  prize('PR-93', 2600, 'ORO', [text('Fin de semana para dos'), text('Dos noches en un hotel con encanto.')]),
];

/** Prizes for referrals; the first executive has one referral. */
const forReferrals = (code: string, referrals: number, texts: ReturnType<typeof text>[]) => ({
  ...{ code, campaign_code: null, name: texts[0], description: texts[1], referrals, order_months: 6, picture: null },
});

export const referralPrizes = [
  forReferrals('RE-1', 1, [text('Pañuelo de seda'), text('Estampado a mano, con caja de regalo.')]),
  forReferrals('RE-3', 3, [text('Bolso de fin de semana'), text('De lona encerada, con correa.')]),
];
export const referred = { by: 'E1001', joined: 'E1003', order: 'V26-004603' };

/** The first executive is this close to the prize named here. */
export const nearPrize = { code: 'PR-77', missing: 40 };

/** Clients with a name only, which is enough to order for them. */
export const bookedNames: Record<string, readonly string[]> = {
  E1001: ['Tía Remedios', 'Marisa, la peluquera', 'Charo del tercero', 'Encarni Blasco'],
  E1003: ['Mi hermana Rocío', 'Loli, la del mercado'],
  E1004: ['Ane, la del gimnasio'],
};

/** One of them with a mail address, who agreed to mails. */
export const writtenDown = { name: 'Encarni Blasco', email: 'encarni.blasco@velia.example' };

export type SeedOrder = {
  number: string;
  executive: string;
  /** Days before the day of loading. */
  confirmedAgo: number;
  /** The later events, each in days before the day of loading. */
  events: readonly [event: string, to: OrderState, ago: number][];
  lines: number;
  clients: number;
  /** Charged to the executive's account and paid from it. */
  charged?: true;
};

export const seedOrders: readonly SeedOrder[] = [
  {
    number: 'V26-004102',
    executive: 'E1001',
    confirmedAgo: 52,
    events: [
      ['pay', 'PAGADA', 52],
      ['send', 'ENVIADA', 50],
      ['deliver', 'ENTREGADA', 48],
    ],
    lines: 4,
    clients: 3,
    charged: true,
  },
  {
    number: 'V26-004577',
    executive: 'E1001',
    confirmedAgo: 24,
    events: [
      ['pay', 'PAGADA', 24],
      ['send', 'ENVIADA', 23],
      ['deliver', 'ENTREGADA', 20],
    ],
    lines: 6,
    clients: 4,
    charged: true,
  },
  {
    number: 'V26-004603',
    executive: 'E1003',
    confirmedAgo: 21,
    events: [
      ['pay', 'PAGADA', 21],
      ['send', 'ENVIADA', 20],
    ],
    lines: 6,
    clients: 2,
  },
  {
    number: 'V26-004611',
    executive: 'E1004',
    confirmedAgo: 20,
    events: [['cancel', 'CANCELADA', 19]],
    lines: 4,
    clients: 1,
  },
];
