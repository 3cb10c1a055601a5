import { Icon, type IconName } from '@/components/ui/icon';
import { GallerySection } from './gallery-section';
import type { GalleryWords } from './words/es';

const colours = [
  ['ink', 'bg-ink text-paper'],
  ['ink-soft', 'bg-ink-soft text-white'],
  ['paper', 'bg-paper text-ink'],
  ['white', 'bg-white text-ink'],
  ['sand', 'bg-sand text-ink'],
  ['sand-soft', 'bg-sand-soft text-ink'],
  ['blush', 'bg-blush text-ink'],
  ['edge', 'border-2 border-edge bg-white text-ink'],
  ['wine', 'bg-wine text-white'],
  ['wine-deep', 'bg-wine-deep text-white'],
  ['sage', 'bg-sage text-white'],
  ['sage-soft', 'bg-sage-soft text-sage'],
  ['amber', 'bg-amber text-white'],
  ['amber-soft', 'bg-amber-soft text-amber'],
  ['brick', 'bg-brick text-white'],
  ['brick-soft', 'bg-brick-soft text-brick'],
] as const;

const sizes = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base'] as const;

const icons: IconName[] = [
  'bag',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'close',
  'heart',
  'info',
  'minus',
  'plus',
  'search',
  'user',
  'warning',
];

export function ColourSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="colour" title={words.colour}>
      <ul className="grid grid-cols-2 gap-px md:grid-cols-4" lang="en">
        {colours.map(([name, look]) => (
          <li key={name} className={`${look} flex min-h-28 items-end p-4`}>
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}

export function TypeSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="type" title={words.type}>
      <div className="grid gap-6">
        {sizes.map((size, step) => (
          <div key={size} className="grid min-w-0 gap-1">
            <p lang="en" className="text-ink-soft">
              {size}
            </p>
            <p className={step < 5 ? `${size} font-serif` : size}>{words.typeSample}</p>
          </div>
        ))}
      </div>
      <p className="measure">{words.typeBody}</p>
      <p className="tabular-nums">
        0123456789 · €1,234.50
        <br />
        1111111111 · €9,871.11
      </p>
    </GallerySection>
  );
}

export function IconSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="icon" title={words.icon}>
      <ul className="grid grid-cols-2 gap-4 text-lg sm:grid-cols-4" lang="en">
        {icons.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <Icon name={name} />
            <span className="text-base text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
