import {
  differenceTypes,
  giftType,
  lineOutcomes,
  offerType,
  orderStates,
  type taxZones,
  warehouses,
} from '@/contract/codes';

/** Inverts a table of names and wire codes. */
export const invertCodes = <Name extends string, Code extends string>(codes: Record<Name, Code>) =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name])) as Record<Code, Name>;

export type OrderStateName = keyof typeof orderStates;
const overStates: readonly OrderStateName[] = ['cancelled', 'expired', 'refused', 'refunded'];
/** Nothing of it is sent, or everything came back: nothing to hand out or to collect for. */
export const isEndedState = (state: OrderStateName): boolean => overStates.includes(state);

export type OutcomeName = keyof typeof lineOutcomes;
export type DifferenceName = keyof typeof differenceTypes;
export type WarehouseName = keyof typeof warehouses;
export type LineTypeName = 'sale' | 'gift' | 'offer';
export type Availability = 'available' | 'last' | 'partial' | 'soldOut';
export type Zone = 'general' | 'canaries' | 'ceuta' | 'melilla' | 'thirdCountry' | 'notServed';
export type AlternativeReason = 'size' | 'sister' | 'colour' | 'similar' | 'otherCampaign';

export const orderStateNames = invertCodes(orderStates);
export const outcomeNames = invertCodes(lineOutcomes);
export const differenceNames = invertCodes(differenceTypes);
export const warehouseNames = invertCodes(warehouses);

export const lineTypeNames = { VENTA: 'sale', [giftType]: 'gift', [offerType]: 'offer' } as const;
export const availabilityNames = {
  DISPONIBLE: 'available',
  ULTIMAS: 'last',
  PARCIAL: 'partial',
  AGOTADA: 'soldOut',
} as const;
export const zoneNames = {
  GENERAL: 'general',
  CANARIAS: 'canaries',
  CEUTA: 'ceuta',
  MELILLA: 'melilla',
  TERCER_PAIS: 'thirdCountry',
  NO_SERVIDO: 'notServed',
} as const satisfies Record<(typeof taxZones)[number], Zone>;
export const reasonNames = {
  TALLA: 'size',
  HERMANA: 'sister',
  COLOR: 'colour',
  PARECIDO: 'similar',
  OTRA_CAMPANA: 'otherCampaign',
} as const;
