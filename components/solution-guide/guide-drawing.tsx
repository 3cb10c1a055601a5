import type { GuideOption, GuideQuestion } from '@/contract/solution-guide';
import type { GuideName } from '@/lib/solution-guide/guide';

/** Strokes on a grid of 64; the part that matters is filled. */
type Drawing = { lines: string; fill?: string; strong?: string };

const torso = 'M25 5c0 5-2 7-8 9-3 9-2 15 1 21-2 8-5 14-5 24M39 5c0 5 2 7 8 9 3 9 2 15-1 21 2 8 5 14 5 24';
const top = 'M22 8v6L14 20v34h36V20l-8-6V8';
const levels = (count: number): Drawing => ({
  lines: 'M10 54h10V40H10zM27 54h10V28H27zM44 54h10V12H44z',
  fill: ['M10 54h10V40H10z', 'M27 54h10V28H27z', 'M44 54h10V12H44z'].slice(0, count).join(''),
});
const leftCup = 'M16 20c-8 4-11 12-9 19 2 7 8 10 14 10 6 0 10-4 11-10-1-9-7-17-16-19Z';
const rightCup = 'M48 20c8 4 11 12 9 19-2 7-8 10-14 10-6 0-10-4-11-10 1-9 7-17 16-19Z';
const bra = `${leftCup}${rightCup}M16 20L19 5M48 20L45 5M7 41v12c16 3 34 3 50 0V41`;
const wires = 'M7 39c2 7 8 10 14 10 6 0 10-4 11-10 1 6 5 10 11 10 6 0 12-3 14-10';

const drawings: Partial<Record<GuideQuestion, Partial<Record<GuideOption, Drawing>>>> = {
  shape: {
    round: { lines: 'M7 20c-2 14 3 24 12 24s13-8 13-20M57 20c2 14-3 24-12 24s-13-8-13-20M19 35v1M45 35v1' },
    lower: {
      lines:
        'M13 12C9 22 6 28 6 35c0 8 6 12 13 12s13-4 13-13M51 12c4 10 7 16 7 23 0 8-6 12-13 12s-13-4-13-13M18 38v1M46 38v1',
    },
    apart: {
      lines: 'M5 20c-2 13 2 23 10 23s11-7 11-17M59 20c2 13-2 23-10 23s-11-7-11-17M13 35v1M51 35v1M26 24c4 2 8 2 12 0',
    },
    soft: {
      lines:
        'M12 11C9 23 6 31 7 39c1 8 5 12 11 12s11-4 12-12c1-5 0-9-1-13M52 11c3 12 6 20 5 28-1 8-5 12-11 12s-11-4-12-12c-1-5 0-9 1-13M17 45v1M47 45v1',
    },
  },
  occasion: {
    everyday: { lines: 'M22 10L8 18l5 11 5-3v28h28V26l5 3 5-11-14-8c-2 5-6 7-10 7s-8-2-10-7Z' },
    neckline: { lines: 'M20 8L12 14v40h40V14L44 8 32 36 20 8Z', fill: 'M20 8L32 36 44 8c-4 3-20 3-24 0Z' },
    shoulders: {
      lines: 'M16 24c6-4 12-4 16 0 4-4 10-4 16 0l-2 14 6 18H12l6-18-2-14ZM10 12c6 0 10 3 12 7M54 12c-6 0-10 3-12 7',
    },
    sport: { lines: 'M22 8c0 8-3 12-8 16v22h36V24c-5-4-8-8-8-16M22 8c3 9 17 9 20 0M14 40h36M27 24l5 6 5-6M32 30v10' },
    home: { lines: 'M8 30L32 10l24 20M14 26v28h36V26M26 54V38h12v16' },
    nursing: { lines: `${bra}M14 17h7`, fill: leftCup },
  },
  support: { light: levels(1), medium: levels(2), firm: levels(3) },
  wires: { with: { lines: bra, strong: wires }, without: { lines: bra } },
  zone: {
    waist: { lines: torso, fill: 'M17 28h30c0 3 0 5-1 7 1 3 2 6 3 9H15c1-3 2-6 3-9-1-2-1-4-1-7Z' },
    hips: { lines: torso, fill: 'M16 41h32c2 6 3 11 3 18H13c0-7 1-12 3-18Z' },
    whole: { lines: torso, fill: 'M17 14c10 3 20 3 30 0 3 9 2 15-1 21 2 8 5 14 5 24H13c0-10 3-16 5-24-3-6-4-12-1-21Z' },
  },
  under: {
    dress: { lines: 'M24 6v7l-4 6 5 13-12 25h38L39 32l5-13-4-6V6M24 13c5 4 11 4 16 0M25 32h14' },
    trousers: { lines: 'M18 8h28l5 49H37l-5-33-5 33H13l5-49ZM17 15h30' },
    blouse: { lines: `${top}M22 14l10 6 10-6M32 20v34M36 28v.1M36 36v.1M36 44v.1M14 20L6 34l6 4` },
  },
  compression: { soft: levels(1), medium: levels(2), firm: levels(3) },
  cut: {
    high: { lines: 'M12 12h40l4 24c-10 2-17 9-20 18h-8C25 45 18 38 8 36l4-24Z' },
    classic: { lines: 'M9 20h46l2 14c-10 2-17 8-20 16h-10C24 42 17 36 7 34l2-14Z' },
    short: { lines: 'M10 20h44l3 24-20 3-5-7-5 7-20-3 3-24Z' },
    brazilian: { lines: 'M8 22h48l1 7c-12 3-19 11-22 21h-6C26 40 19 32 7 29l1-7Z' },
    thong: { lines: 'M7 22h50v3C46 29 37 40 34 52h-4C27 40 18 29 7 25v-3Z' },
  },
  wear: {
    everyday: {
      lines:
        'M32 44a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM32 6v7M32 51v7M6 32h7M51 32h7M14 14l5 5M45 45l5 5M50 14l-5 5M19 45l-5 5',
    },
    tight: { lines: 'M21 6h22l3 14-4 38h-7l-3-32-3 32h-7l-4-38 3-14ZM19 14h26' },
    special: { lines: 'M32 8l6 18 18 6-18 6-6 18-6-18-18-6 18-6 6-18ZM52 8v8M48 12h8' },
  },
  fabric: {
    cotton: {
      lines:
        'M32 40c-9 6-20 0-18-10 1-5 6-7 9-6 0-8 6-12 10-12s9 4 9 12c4-1 8 1 9 6 2 10-10 16-19 10ZM32 40v16M32 50c-5 0-8-2-10-5M32 50c5 0 8-2 10-5',
    },
    smooth: { lines: 'M6 20c9-8 17-8 26 0s17 8 26 0M6 34c9-8 17-8 26 0s17 8 26 0M6 48c9-8 17-8 26 0s17 8 26 0' },
    lace: {
      lines:
        'M6 14h52M6 14v24c0 8 13 8 13 0 0 8 13 8 13 0 0 8 13 8 13 0 0 8 13 8 13 0V14M19 38V14M32 38V14M45 38V14M12.5 26a3 3 0 1 0 .1 0M25.5 26a3 3 0 1 0 .1 0M38.5 26a3 3 0 1 0 .1 0M51.5 26a3 3 0 1 0 .1 0',
    },
  },
};

const guides: Record<GuideName, Drawing> = {
  bras: { lines: bra },
  shapewear: drawings.zone?.whole as Drawing,
  panties: drawings.cut?.classic as Drawing,
};

const ways: Record<'tape' | 'label', Drawing> = {
  tape: {
    lines: 'M10 20a22 10 0 1 0 44 0 22 10 0 1 0-44 0v14c0 6 10 10 22 10h22V30M54 44V20M20 36v7M28 38v6M36 38v6M44 37v7',
  },
  label: { lines: 'M12 10h26l16 22-16 22H12V10ZM20 22h14M20 32h18M20 42h14M44 32a2 2 0 1 0 .1 0' },
};

type Props =
  | { of: 'guide'; name: GuideName }
  | { of: 'way'; name: 'tape' | 'label' }
  | { of: GuideQuestion; name: GuideOption };

/** Decorative: the text beside it says the same. Renders nothing where there is no drawing. */
export function GuideDrawing(props: Props) {
  const drawing =
    props.of === 'guide'
      ? guides[props.name]
      : props.of === 'way'
        ? ways[props.name]
        : drawings[props.of]?.[props.name];
  if (!drawing) return null;
  return (
    <svg className="guide-drawing" viewBox="0 0 64 64" aria-hidden="true">
      {drawing.fill && <path className="guide-drawing-fill" d={drawing.fill} />}
      <path d={drawing.lines} />
      {drawing.strong && <path className="guide-drawing-strong" d={drawing.strong} />}
    </svg>
  );
}
