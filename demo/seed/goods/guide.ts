import type { SolutionGuideTables } from 'backend/src/database/tables/solution-guide.ts';
import type { GuideOption, GuideQuestion, GuideType } from 'contract/solution-guide.ts';

type Facet = SolutionGuideTables['guide_wishes']['facet'];
type Question = { weight: number } & Partial<Record<GuideOption, Partial<Record<Facet, string>>>>;
type Guide = { types: string; questions: Partial<Record<GuideQuestion, Question>> };

/** The types of the demo's catalogue that each guide recommends, and the codes that match an answer. */
export const guides: Record<GuideType, Guide> = {
  BRA_EUROPA: {
    types:
      'bra-balconette bra-full-cup bra-plunge bra-bralette bra-strapless bra-sports bra-minimizer bra-nursing bra-front-closure bra-push-up',
    questions: {
      shape: {
        weight: 2,
        round: { types: 'bra-balconette bra-plunge bra-front-closure' },
        lower: { types: 'bra-balconette bra-push-up' },
        apart: { types: 'bra-plunge bra-front-closure' },
        soft: { types: 'bra-full-cup bra-minimizer' },
      },
      occasion: {
        weight: 4,
        everyday: { types: 'bra-full-cup bra-balconette bra-minimizer bra-front-closure' },
        neckline: { types: 'bra-plunge bra-push-up' },
        shoulders: { types: 'bra-strapless' },
        sport: { types: 'bra-sports' },
        home: { types: 'bra-bralette' },
        nursing: { types: 'bra-nursing' },
      },
      support: {
        weight: 3,
        light: { supports: 'soporte-ligero' },
        medium: { supports: 'soporte-medio' },
        firm: { supports: 'soporte-alto' },
      },
      wires: { weight: 4, with: { wires: 'con-aros' }, without: { wires: 'sin-aros' } },
    },
  },
  SHAPEWEAR: {
    types: 'shaper-short shaper-waist-cincher shaper-slip shaper-leggings bodysuit-shaping',
    questions: {
      zone: {
        weight: 4,
        waist: { types: 'shaper-waist-cincher bodysuit-shaping' },
        hips: { types: 'shaper-short shaper-leggings' },
        whole: { types: 'bodysuit-shaping shaper-slip' },
      },
      under: {
        weight: 2,
        dress: { types: 'shaper-slip bodysuit-shaping' },
        trousers: { types: 'shaper-leggings shaper-short' },
        blouse: { types: 'shaper-waist-cincher bodysuit-shaping' },
      },
      compression: {
        weight: 3,
        soft: { supports: 'control-suave' },
        medium: { supports: 'control-medio' },
        firm: { supports: 'control-firme' },
      },
    },
  },
  PANTIES: {
    types: 'brief-classic brief-high-waist brief-brazilian brief-boyshort brief-thong',
    questions: {
      cut: {
        weight: 4,
        high: { types: 'brief-high-waist' },
        classic: { types: 'brief-classic' },
        short: { types: 'brief-boyshort' },
        brazilian: { types: 'brief-brazilian' },
        thong: { types: 'brief-thong' },
      },
      wear: {
        weight: 2,
        everyday: { types: 'brief-classic brief-high-waist brief-boyshort' },
        tight: { types: 'brief-thong brief-brazilian', materials: 'microfibra' },
        special: { materials: 'encaje tul saten seda' },
      },
      fabric: {
        weight: 3,
        cotton: { materials: 'algodon canale modal' },
        smooth: { materials: 'microfibra saten seda' },
        lace: { materials: 'encaje tul' },
      },
    },
  },
};
