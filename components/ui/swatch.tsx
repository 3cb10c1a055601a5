import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';
import type { LinkComponent } from './text-link';

export type SwatchColour = {
  name: string;
  /** A CSS colour. */
  colour: string;
  /** The fabric's picture (K13), fetched only once the page's styles show it. */
  src?: string;
  soldOut?: boolean;
};

type Props = SwatchColour & {
  href?: string;
  selected?: boolean;
  /** Added to the name if it is sold out. */
  soldOutLabel?: string;
  Link?: LinkComponent;
};

export function Swatch({ href, selected, soldOutLabel, Link = 'a', ...colour }: Props) {
  const content = <SwatchFace {...colour} soldOutLabel={soldOutLabel} />;
  const className = swatchClass(colour.soldOut);
  if (!href) {
    return (
      <span className={className} aria-current={selected || undefined} title={colour.name}>
        {content}
      </span>
    );
  }
  return (
    <Link href={href} className={className} aria-current={selected || undefined} title={colour.name}>
      {content}
    </Link>
  );
}

type ListProps = {
  label: string;
  swatches: (Props & { id: string })[];
  max?: number;
  /** The text behind "+4", given how many are hidden. */
  moreLabel: (hidden: number) => string;
  soldOutLabel?: string;
  moreHref?: string;
  Link?: LinkComponent;
};

/** The colours of a style on its card; beyond `max`, a figure says how many more there are. */
export function SwatchList({ label, swatches, max = 5, moreLabel, soldOutLabel, moreHref, Link = 'a' }: ListProps) {
  const hidden = swatches.length - max;
  const more = (
    <>
      <span aria-hidden="true">+{hidden}</span>
      <span className="sr-only">{moreLabel(hidden)}</span>
    </>
  );
  return (
    <ul className="ui-swatches" aria-label={label}>
      {swatches.slice(0, max).map(({ id, ...swatch }) => (
        <li key={id}>
          <Swatch soldOutLabel={soldOutLabel} Link={Link} {...swatch} />
        </li>
      ))}
      {hidden > 0 && (
        <li className="px-1 tabular-nums">
          {moreHref ? (
            <Link href={moreHref} className="ui-link ui-link-plain">
              {more}
            </Link>
          ) : (
            more
          )}
        </li>
      )}
    </ul>
  );
}

export function swatchClass(soldOut: boolean | undefined, large?: boolean): string {
  return cn('ui-swatch', large && 'ui-swatch-large', soldOut && 'ui-swatch-sold-out');
}

export function SwatchFace({ name, colour, src, soldOut, soldOutLabel }: SwatchColour & { soldOutLabel?: string }) {
  return (
    <>
      <span className="ui-swatch-dot" style={{ backgroundColor: colour, ...(src && toFabric(src)) }} />
      <span className="sr-only">{soldOut && soldOutLabel ? `${name}, ${soldOutLabel}` : name}</span>
    </>
  );
}

const toFabric = (src: string) => ({ '--fabric': `url("${encodeURI(src)}")` }) as CSSProperties;
