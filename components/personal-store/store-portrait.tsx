import { Picture } from '@/components/ui/picture';
import type { PersonalStore } from '@/lib/personal-store/personal-store';

type Props = { store: Pick<PersonalStore, 'alias' | 'name' | 'portrait'>; photo?: string | null | undefined };

/** The executive's portrait, or an initial under a sprig where there is none. */
export function StorePortrait({ store: { alias, name, portrait }, photo }: Props) {
  if (photo) return <img src={`data:image/jpeg;base64,${photo}`} alt={name} className="store-portrait" />;
  if (portrait)
    return (
      <Picture
        hash={portrait.hash}
        variant="regular"
        alt={portrait.alt}
        dominantColor={portrait.dominantColor}
        sizes="(max-width: 767px) 14rem, 20rem"
        priority
        className="store-portrait"
      />
    );
  return (
    <svg className="store-portrait" viewBox="0 0 320 400" aria-hidden="true">
      <path className="store-drawing-sky" d="M0 0h320v400H0z" />
      <path className="store-drawing-arch" d="M46 400V178a114 114 0 0 1 228 0v222z" />
      <g className="store-drawing-sprig" transform={`translate(160 350) rotate(${leanOf(alias)})`}>
        <path d="M0 0C-4-44 6-92 0-152" />
        {leaves.map(([y, side]) => (
          <path key={y} d={`M0 ${y}q${26 * side}-8 ${40 * side}-34q${-32 * side}-2 ${-40 * side} 34z`} />
        ))}
      </g>
      <text className="store-drawing-initial" x="160" y="180" textAnchor="middle">
        {name.charAt(0)}
      </text>
    </svg>
  );
}

const leaves = [
  [-28, 1],
  [-52, -1],
  [-76, 1],
  [-100, -1],
  [-124, 1],
] as const;

/** A tilt that varies by store and is the same each time. */
const leanOf = (alias: string) => ([...alias].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 17) - 8;
