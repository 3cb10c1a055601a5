import './measure-figure.css';
import type { FinderQuestion } from '@/lib/size-tables/size-finder';

export type Measure = Exclude<FinderQuestion, 'band'> | 'underbust';

/** Height and half width of the tape's line on the drawing. */
const tapes: Record<'woman' | 'man', Partial<Record<Measure, [y: number, half: number]>>> = {
  woman: { bust: [134, 47], underbust: [162, 37], waist: [196, 35], hips: [270, 55] },
  man: { waist: [222, 43] },
};

const outlines = {
  woman: {
    body: 'M106 40c0 18-3 25-13 30-16 7-31 10-36 22-6 15-7 34-8 54M134 40c0 18 3 25 13 30 16 7 31 10 36 22 6 15 7 34 8 54M72 106c-3 20-2 34 6 48 6 12 8 26 7 40-2 26-20 44-20 78 0 22 4 44 6 68M168 106c3 20 2 34-6 48-6 12-8 26-7 40 2 26 20 44 20 78 0 22-4 44-6 68M120 306v34',
    lines:
      'M73 118c4 26 40 34 47 14 7 20 43 12 47-14M92 72l-8 46M148 72l8 46M67 262c18 10 40 20 53 44 13-24 35-34 53-44M67 262c30-8 76-8 106 0',
  },
  man: {
    body: 'M103 40c0 20-3 27-15 31-21 7-36 9-42 24-5 14-7 36-8 58M137 40c0 20 3 27 15 31 21 7 36 9 42 24 5 14 7 36 8 58M66 108c0 26 8 44 10 66 2 24-1 46-2 66-1 30 0 62 2 100M174 108c0 26-8 44-10 66-2 24 1 46 2 66 1 30 0 62-2 100M120 296v44',
    lines:
      'M93 70l-10 26c-2 30 0 60 2 92M147 70l10 26c2 30 0 60-2 92M74 240h92M74 240c1 26 0 42 1 52 16 4 32 4 45 4 13 0 29 0 45-4 1-10 0-26 1-52',
  },
};

type Props = {
  measures: readonly Measure[];
  label: string;
  /** Whose figure; for men only the waist is measured. */
  figure?: keyof typeof outlines;
  /** Labels with the numbers of the list beside it, if there is one. */
  numbered?: boolean;
};

/** A drawing of where to measure. */
export function MeasureFigure(props: Props) {
  const { measures, label, figure = measures.includes('waist') ? 'man' : 'woman', numbered = true } = props;
  const { body, lines } = outlines[figure];
  return (
    <svg className="measure-figure" viewBox={numbered ? '20 0 230 340' : '46 0 148 340'} role="img" aria-label={label}>
      <ellipse cx="120" cy="26" rx="20" ry="25" />
      <path d={body} />
      <path d={lines} className="measure-garment" />
      {measures.map((measure, place) => {
        const [y, half] = tapes[figure][measure] ?? [0, 0];
        return (
          <g key={measure}>
            <path className="measure-tape" d={`M${120 - half} ${y}c12 9 ${2 * half - 12} 9 ${2 * half} 0`} />
            {numbered && (
              <>
                <path className="measure-lead" d={`M${122 + half} ${y}H222`} />
                <circle cx="232" cy={y} r="13" />
                <text x="232" y={y + 5}>
                  {place + 1}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
