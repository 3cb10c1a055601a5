import type { ReactNode } from 'react';
import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { RadioGroup } from '@/components/ui/radio-group';
import type { ProductOptions } from '@/lib/catalogue/product-options';
import { bandsOf, cupsOf, hasCups, labelOf, type SizeState, sizeState, stepState } from '@/lib/catalogue/product-rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { SizeSelection } from './use-product-choice';

type Props = {
  locale: Locale;
  choice: ProductOptions;
  colour: number;
  picked: SizeSelection;
  /** True after an attempt to buy without choosing. */
  asked: boolean;
  /** Distinguishes this page's radio groups from those of a kept earlier page. */
  group: string;
  words: Words<'product.choice'>;
  onPick: (picked: SizeSelection) => void;
  /** The link to the size guide. */
  children: ReactNode;
};

/** Shows all sizes, also sold-out ones, so that whoever looks for one gets an answer. */
export function ProductSizes(props: Props) {
  const { choice, colour, picked, asked, group, words, onPick, children } = props;
  if (hasCups(choice)) return <BandAndCup {...props} />;
  return (
    <>
      <RadioGroup
        variant="tiles"
        legend={words.size}
        name={`${group}-size`}
        value={picked.size === null ? '' : String(picked.size)}
        error={asked && picked.size === null && words.chooseSize}
        options={choice.sizes.map(([size], place) => ({
          value: String(place),
          label: size,
          marked: markOf(sizeState(choice, colour, place), words),
        }))}
        onValueChange={(size) => onPick({ ...picked, size: Number(size) })}
      />
      <div className="product-system">{children}</div>
    </>
  );
}

/**
 * Two steps of a few tiles each, however many sizes there are. Sold-out tiles are marked, not disabled: a band if none
 * of its cups is available, a cup if it is not available in the chosen band.
 */
function BandAndCup({ locale, choice, colour, picked, asked, group, words, onPick, children }: Props) {
  const [system] = useSizeSystem(locale);
  const { band, cup } = picked;
  return (
    <>
      <RadioGroup
        variant="tiles"
        legend={fill(words.inSystem, { name: words.band, system: words.systems[system] })}
        name={`${group}-band`}
        value={band ?? ''}
        error={asked && band === null && words.chooseBand}
        options={bandsOf(choice).map((each) => ({
          value: each,
          label: labelOf(choice, system, each),
          marked: markOf(stepState(choice, colour, { band: each }), words),
        }))}
        onValueChange={(each) => onPick({ ...picked, band: each })}
      />
      <RadioGroup
        variant="tiles"
        legend={words.cup}
        name={`${group}-cup`}
        value={cup ?? ''}
        error={asked && band !== null && cup === null && words.chooseCup}
        options={cupsOf(choice).map((each) => ({
          value: each,
          label: labelOf(choice, system, each),
          marked: markOf(stepState(choice, colour, { band, cup: each }), words),
        }))}
        onValueChange={(each) => onPick({ ...picked, cup: each })}
      />
      <div className="product-system">
        {children}
        <span className="product-system-choice">
          <label htmlFor={`${group}-system`}>{words.system}</label>
          <SizeSystemSelect id={`${group}-system`} locale={locale} names={words.systems} />
        </span>
      </div>
    </>
  );
}

const markOf = (state: SizeState, words: Words<'product.choice'>) => (state === 'inStock' ? undefined : words[state]);
