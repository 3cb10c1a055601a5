import type { Localized } from 'contract/common/schemas.ts';
import { campaignInForce, remainingDays, runningDays, type SeedCampaign } from './campaigns.ts';
import { addDays } from './days.ts';
import * as groups from './goods/collections.ts';
import { getColor } from './goods/colors.ts';
import { departments } from './goods/departments.ts';
import { describe } from './goods/descriptions.ts';
import { type Fabric, type FabricName, fabrics } from './goods/fabrics.ts';
import { mapLocalized, toSlug } from './goods/localized.ts';
import { makers, warnings } from './goods/makers.ts';
import { cutOf, type Family, productTypes, type SeedType } from './goods/product-types.ts';
import { createRandom, type Random } from './goods/random.ts';
import { sizeRuns } from './goods/sizes.ts';
import { weigh } from './goods/weights.ts';
import { garmentPicture, type PictureRow } from './pictures.ts';
import { makeStory, type SeedPrice, toPriceHistory } from './price-histories.ts';

type Composition = { part: string; fibres: readonly (readonly [string, number])[] }[];

export type SeedArticle = {
  size: string;
  max_quantity: number;
  grams: number;
  stock: { central: number; europe: number };
  prices: SeedPrice[];
};

export type SeedVariant = { color: string; pictures: PictureRow[]; articles: SeedArticle[] };

export type SeedStyle = {
  reference: string;
  type: SeedType;
  /** Facet codes by their column. */
  facets: Record<'support_code' | 'wire_code' | 'padding_code' | 'material_code', string | null>;
  gender: 1 | 2;
  collection: string;
  department: string;
  departments: string[];
  rank: number;
  name: Localized;
  description: Localized;
  slug: Localized;
  launched_at: Date;
  composition: Composition | null;
  care: readonly string[];
  maker: (typeof makers)[number];
  warnings: Localized[];
  animal_parts: boolean;
  variants: SeedVariant[];
};

const collectionsOf: Record<Family, readonly groups.Collection[]> = {
  bra: groups.dayCollections,
  brief: groups.dayCollections,
  body: groups.dayCollections,
  shaper: groups.shapeCollections,
  'shaping-body': groups.shapeCollections,
  night: groups.nightCollections,
  swim: groups.swimCollections,
  hosiery: groups.hosieryCollections,
  'men-underwear': groups.menCollections,
  'men-shaper': groups.menShapeCollections,
  'men-night': groups.menNightCollections,
  'men-swim': groups.menSwimCollections,
};

/** The suitable fabrics of types that not every fabric suits. */
const suitable: Record<string, readonly FabricName[]> = {
  'bra-sports': ['microfibre', 'rib', 'cotton', 'mesh', 'stripes'],
  'bra-nursing': ['cotton', 'microfibre', 'rib', 'lace'],
  'bra-strapless': ['lace', 'microfibre', 'mesh', 'dots'],
  'bra-minimizer': ['lace', 'microfibre', 'dots', 'floral'],
  bodysuit: ['lace', 'mesh', 'dots', 'rib', 'microfibre'],
  corset: ['lace', 'dots', 'mesh'],
  robe: ['satin', 'silk', 'modal', 'cotton', 'floral'],
  'pyjama-set': ['satin', 'silk', 'modal', 'cotton', 'stripes', 'floral'],
  tights: ['sheer'],
};

const byDepartment = new Map(departments.map((department) => [department.code, department]));
const firstNumber = 1001;
// The sequence of types repeats after this many styles.
const stylesARound = 240;

/** Generates all styles; beyond the number of collections, their names repeat with a number. */
export function* makeStyles(count: number, today: Date, campaigns: readonly SeedCampaign[]): Generator<SeedStyle> {
  const campaign = campaignInForce(campaigns, today).code;
  let made = 0;
  for (let round = 1; made < count; round += 1) {
    for (const type of productTypes) {
      const random = createRandom(`${type.code}:${round}`);
      for (const collection of chooseCollections(random, type)) {
        if (made === count) return;
        yield makeStyle({ random, type, collection, number: firstNumber + made, round, today, campaign });
        made += 1;
      }
    }
  }
}

function chooseCollections(random: Random, type: SeedType): groups.Collection[] {
  const allowed = suitable[type.code];
  const open = collectionsOf[type.family].filter(({ fabric }) => !allowed || allowed.includes(fabric));
  return random.sample(open, type.styles);
}

type StyleInput = {
  random: Random;
  type: SeedType;
  collection: groups.Collection;
  number: number;
  round: number;
  today: Date;
  campaign: string;
};

function makeStyle({ random, type, collection, number, round, today, campaign }: StyleInput): SeedStyle {
  const fabric: Fabric = fabrics[collection.fabric];
  const title = round === 1 ? collection.name : `${collection.name} ${round}`;
  const reference = `${type.letters}${number}`;
  const support = type.supports.length > 0 ? random.pick(type.supports) : null;
  const name = mapLocalized((locale) =>
    locale === 'en' ? `${title} ${inSentence(type.name.en)}` : `${type.name[locale]} ${title}`,
  );
  const age = random.chance(0.11) ? random.integer(4, 28) : random.integer(80, 700);
  const story = makeStory(random, age, { runningDays, remainingDays });
  const euros = random.integer(...(type.price as [number, number]));
  const run = sizeRuns[random.pick(type.sizes)];
  const variants = collection.colors.map(
    (color): SeedVariant => ({
      color,
      pictures: drawVariant(type, fabric, color, number),
      articles: run.map((size, at) => {
        // Large cups take more cloth and more seams.
        const cents = (euros + (/[EFG]$/.test(size) ? 4 : 0)) * 100 - 5;
        return {
          size,
          max_quantity: type.family === 'hosiery' ? 12 : 6,
          grams: weigh(type.code, at, run.length),
          stock: makeStock(random),
          prices: toPriceHistory(story, cents, today, campaign),
        };
      }),
    }),
  );

  return {
    reference,
    type,
    facets: { support_code: support, ...cutOf(type), material_code: fabric.material },
    gender: type.code.startsWith('men-') ? 2 : 1,
    collection: title,
    department: type.code,
    departments: listDepartments(type, support, fabric),
    rank: random.integer(1, 1_000_000),
    name,
    description: describe(random, type, { number, collection: title, fabric: random.pick(fabric.sentences) }),
    slug: mapLocalized((locale) => toSlug(`${name[locale]} ${reference}`, locale)),
    launched_at: addDays(today, -age),
    // Some styles lack the maker's composition: they can be viewed but not bought.
    composition: number % 97 === 0 ? null : compose(type, fabric),
    care: fabric.care,
    maker: random.pick(makers),
    warnings: listWarnings(type.family),
    animal_parts: collection.fabric === 'silk' && type.code === 'pyjama-set',
    variants: number % 83 === 0 ? variants.map(soldOut) : variants,
  };
}

const inSentence = (name: string) =>
  name.startsWith('Brazilian') ? name : name.charAt(0).toLowerCase() + name.slice(1);

const soldOut = (variant: SeedVariant): SeedVariant => ({
  ...variant,
  articles: variant.articles.map((article) => ({ ...article, stock: { central: 0, europe: 0 } })),
});

function makeStock(random: Random): SeedArticle['stock'] {
  const share = random.next();
  if (share < 0.08) return { central: 0, europe: 0 };
  if (share < 0.16) return { central: random.integer(0, 1), europe: 1 };
  return { central: random.integer(4, 60), europe: random.integer(0, 20) };
}

function drawVariant(type: SeedType, fabric: Fabric, color: string, seed: number): PictureRow[] {
  const base = getColor(color).hex;
  const views =
    type.family === 'hosiery' ? (['frente', 'detalle'] as const) : (['frente', 'espalda', 'detalle', 'plano'] as const);
  // A large shop reuses the pictures of the small one: hashes depend on the look, not on the style.
  const look = firstNumber + ((seed - firstNumber) % stylesARound);
  return views.map((view) =>
    garmentPicture({ type: type.code, view, color: { base }, pattern: fabric.pattern, seed: look }),
  );
}

function listDepartments(type: SeedType, support: string | null, fabric: Fabric): string[] {
  const category = byDepartment.get(type.code)?.parent;
  const shelves = [type.code, `${category}-${support}`, fabric.shelf].filter(
    (code): code is string => code !== null && byDepartment.get(code)?.parent === category,
  );
  const found = new Set(shelves);
  for (const shelf of shelves) {
    for (let code = byDepartment.get(shelf)?.parent; code; code = byDepartment.get(code)?.parent) found.add(code);
  }
  return [...found];
}

function compose({ code, family, sizes }: SeedType, { outer, inner }: Fabric): Composition {
  const part = (code: string, fibres: Fabric['outer']) => ({ part: code, fibres });
  const net = fabrics.powernet.outer;
  if (family === 'bra') {
    return sizes.some((run) => run.startsWith('bra'))
      ? [part('cup-outer', outer), part('cup-inner', inner), part('back', net)]
      : [part('main', outer), part('lining', inner)];
  }
  if (family === 'shaper' || family === 'men-shaper')
    return [part('front', outer), part('back', outer), part('sides', inner)];
  if (family === 'shaping-body' || (family === 'body' && sizes.some((run) => run.startsWith('bra'))))
    return [part('cups', inner), part('front', outer), part('back', outer), part('sides', net)];
  if (family === 'brief' || code === 'tights') return [part('main', outer), part('gusset', [['cotton', 100]])];
  if (family === 'swim' || family === 'men-swim') return [part('main', outer), part('lining', inner)];
  return [part('main', outer)];
}

function listWarnings(family: Family): Localized[] {
  if (family === 'shaper' || family === 'shaping-body' || family === 'men-shaper') return [warnings.control];
  return family === 'night' || family === 'men-night' ? [warnings.night] : [];
}
