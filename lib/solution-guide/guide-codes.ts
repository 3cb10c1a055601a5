import { type GuideType, guideChoices } from '@/contract/guide';
import type { GuideName } from './guide';

/** K10. What the wire calls them. */
export const guideTypeOf = {
  bras: 'BRA_EUROPA',
  shapewear: 'SHAPEWEAR',
  panties: 'PANTIES',
} as const satisfies Record<GuideName, GuideType>;

/** What is asked beside the size, in this order. */
export const choicesOf = {
  bras: guideChoices[guideTypeOf.bras],
  shapewear: guideChoices[guideTypeOf.shapewear],
  panties: guideChoices[guideTypeOf.panties],
} as const;
