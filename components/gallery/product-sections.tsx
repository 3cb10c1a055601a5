import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { SwatchList } from '@/components/ui/swatch';
import { SwatchPicker } from '@/components/ui/swatch-picker';
import { formatPrice } from '@/contract/money';
import { listNewArrivals } from '@/lib/catalogue/catalogue-queries';
import type { Locale } from '@/lib/i18n/routing';
import { GalleryRow, GallerySection } from './gallery-section';
import type { GalleryWords } from './words/es';

const dyes = ['#1d1b1c', '#f3ebdd', '#5b3b2e', '#c08a86', '#1f2a44', '#8b9a83', '#6e1a2b', '#d8c3a5', '#efe9e4'];

const colours = (words: GalleryWords) =>
  words.colourNames.map((name, index) => ({ name, colour: dyes[index] ?? '', soldOut: index === 3, id: `${index}` }));

export function SwatchSection({ words }: { words: GalleryWords }) {
  const all = colours(words);
  const shared = {
    label: words.colours,
    moreLabel: (hidden: number) => `${hidden} ${words.moreColours}`,
    soldOutLabel: words.soldOut,
  };
  return (
    <GallerySection id="swatch" title={words.swatch}>
      <GalleryRow name="SwatchList">
        <SwatchList {...shared} swatches={all.slice(0, 3)} />
      </GalleryRow>
      <GalleryRow name="SwatchList, links, +4">
        <SwatchList
          {...shared}
          swatches={all.map((each, index) => ({ ...each, href: '#swatch', selected: index === 1 }))}
          moreHref="#swatch"
        />
      </GalleryRow>
      <SwatchPicker
        legend={words.colourChosen}
        name="gallery-colour"
        defaultValue="0"
        soldOutLabel={words.soldOut}
        options={all.map(({ id, ...each }) => ({ ...each, value: id }))}
      />
    </GallerySection>
  );
}

export function PriceSection({ words }: { words: GalleryWords }) {
  const labels = { now: words.now, previous: words.before };
  const note = `${words.lowest} ${formatPrice(3990)}`;
  return (
    <GallerySection id="price" title={words.price}>
      <GalleryRow name="one price">
        <Price cents={4990} />
      </GalleryRow>
      <GalleryRow name="range">
        <Price cents={1990} toCents={2490} />
      </GalleryRow>
      <GalleryRow name="on sale">
        <Price cents={3490} previous={{ cents: 4990 }} labels={labels} note={note} />
      </GalleryRow>
      <GalleryRow name="range on sale, large">
        <Price
          size="large"
          cents={119990}
          toCents={123450}
          previous={{ cents: 149990, toCents: 154990 }}
          labels={labels}
          note={note}
        />
      </GalleryRow>
    </GallerySection>
  );
}

export function BadgeSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="badge" title={words.badge}>
      <GalleryRow name="neutral, accent, success, remark, error">
        <Badge>{words.newIn}</Badge>
        <Badge tone="accent">{words.lastOnes}</Badge>
        <Badge tone="success" icon="check">
          {words.paid}
        </Badge>
        <Badge tone="remark" icon="info">
          {words.waiting}
        </Badge>
        <Badge tone="error" icon="warning">
          {words.refused}
        </Badge>
      </GalleryRow>
      <GalleryRow name="long words">
        <Badge tone="remark" icon="info" className="max-w-56">
          {words.longBadge}
        </Badge>
      </GalleryRow>
    </GallerySection>
  );
}

/** Pictures of the catalogue; without a backend the empty frames, as before a picture has loaded. */
export async function PictureSection({ words, locale }: { words: GalleryWords; locale: Locale }) {
  const arrivals = await listNewArrivals(locale).catch(() => []);
  const pictures = arrivals.flatMap((card) => card.colours.find(({ picture }) => picture)?.picture ?? []).slice(0, 4);
  const last = pictures.at(-1);
  return (
    <GallerySection id="picture" title={words.picture}>
      <p className="measure">{words.pictureLoading}</p>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {pictures.map((picture) => (
          <Picture key={picture.hash} {...picture} variant="regular" sizes="(min-width: 48rem) 25vw, 50vw" />
        ))}
        {dyes.slice(pictures.length, 4).map((dye) => (
          <div key={dye} className="ui-picture" style={{ backgroundColor: dye }} />
        ))}
      </div>
      {last && (
        <GalleryRow name="thumbnail, related, alternate, cart">
          {(['thumbnail', 'related', 'alternate', 'cart'] as const).map((variant) => (
            <div
              key={variant}
              className={variant === 'thumbnail' || variant === 'related' ? 'w-54.5 max-w-full' : 'w-23'}
            >
              <Picture {...last} variant={variant} />
            </div>
          ))}
        </GalleryRow>
      )}
    </GallerySection>
  );
}
