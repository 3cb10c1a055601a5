import { type GuideType, guideChoices } from '@/contract/solution-guide';
import type { GuideName } from './guide';

/** K10. Guide names on the wire. */
export const guideTypeOf = {
  bras: 'BRA_EUROPA',
  shapewear: 'SHAPEWEAR',
  panties: 'PANTIES',
} as const satisfies Record<GuideName, GuideType>;

/** The questions beside the size, in this order. */
export const guideQuestionsOf = {
  bras: guideChoices[guideTypeOf.bras],
  shapewear: guideChoices[guideTypeOf.shapewear],
  panties: guideChoices[guideTypeOf.panties],
} as const;
