import { RadioGroup } from '@/components/ui/radio-group';
import type { Article } from '@/lib/catalogue/product-mappers';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { findBra, toBandOf, toCupOf, toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

type Props = {
  locale: Locale;
  name: string;
  articles: Article[];
  size: string | null;
  onSize: (size: string) => void;
  words: Words<'cart.quick'>;
  error?: string;
};

/** From this many bra sizes on, the band is chosen first and then the cup. */
const manySizes = 12;

export function SizeChoice({ locale, name, articles, size, onSize, words, error }: Props) {
  const [system] = useSizeSystem(locale);
  const chosen = articles.find((each) => each.size === size);
  const bands = [...new Set(articles.map(({ band }) => band))];
  const inTwo = articles.length > manySizes && articles.every(({ band, cup }) => band && cup);
  const tiles = { variant: 'tiles' as const, value: size ?? '', onValueChange: onSize, required: true };
  const isBra = articles.some((each) => findBra(each.size));
  const named = (legend: string) =>
    isBra ? fill(words.inSystem, { name: legend, system: words.systems[system] }) : legend;
  const option = (article: Article, label = toSizeSystem(article.size, system)) => ({
    value: article.size,
    label,
    marked: article.maxQuantity < 1 ? words.soldOut : undefined,
  });
  if (!inTwo) {
    return (
      <RadioGroup
        {...tiles}
        legend={named(words.size)}
        name={`${name}-size`}
        options={articles.map((article) => option(article))}
        error={error}
      />
    );
  }
  const band = chosen?.band ?? bandOf(size);
  const cups = articles.filter((each) => each.band === band);
  return (
    <>
      <RadioGroup
        {...tiles}
        legend={named(words.band)}
        name={`${name}-band`}
        value={band ?? ''}
        onValueChange={(value) => onSize(keepCup(articles, value, chosen?.cup ?? null))}
        options={bands.map((value) => ({ value: value ?? '', label: value && toBandOf(value, system) }))}
        error={band ? undefined : error}
      />
      {band && (
        <RadioGroup
          {...tiles}
          legend={words.cup}
          name={`${name}-cup`}
          options={cups.map((article) => option(article, toCupOf(article.cup ?? article.size, system)))}
          error={error}
        />
      )}
    </>
  );
}

/** A band alone is stored as the text "band:85"; with its cup it becomes a size. */
const bandOf = (size: string | null) => (size?.startsWith('band:') ? size.slice(5) : null);

/** The cup stays chosen if the other band has it too. */
function keepCup(articles: Article[], band: string, cup: string | null): string {
  return articles.find((each) => each.band === band && each.cup === cup)?.size ?? `band:${band}`;
}
