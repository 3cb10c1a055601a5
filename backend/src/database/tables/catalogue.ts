import type { viewNames } from 'contract/catalogue/schemas.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Locale, SizeGuideName } from 'contract/public-codes.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type PictureView = (typeof viewNames)[number];

/** A text in each language. */
export type LocalizedColumn = JSONColumnType<Localized>;
export type Composition = { part: string; fibres: [fibre: string, percent: number][] }[];

type NamedRow = { code: string; name: LocalizedColumn };

export type CatalogueTables = {
  colors: NamedRow & { hex: string; swatch: LocalizedColumn; position: number };
  sizes: { code: string; band: string | null; cup: string | null; position: number };
  product_types: NamedRow & {
    size_guide: SizeGuideName | null;
    worn: Generated<string[]>;
    goes_with: Generated<string[]>;
    position: number;
  };
  support_levels: NamedRow & { position: number };
  fibres: NamedRow;
  garment_parts: NamedRow;
  care_symbols: NamedRow;
  parties: { id: Generated<number>; name: string; address: string; email: string; in_union: boolean };
  campaigns: NamedRow & {
    starts_at: Date;
    ends_at: Date;
    payment_mode: 'CONTADO' | 'CREDITO';
    priority: Generated<number>;
    minimum_cents: Generated<number>;
    /** Cents per point. */
    point_cents: Generated<number>;
  };
  departments: NamedRow & {
    id: Generated<number>;
    parent_id: number | null;
    gender: 1 | 2;
    position: number;
    group_label: JSONColumnType<Localized> | null;
    group_position: Generated<number>;
    description: LocalizedColumn;
    slug: LocalizedColumn;
    changed_at: Date;
  };
  products: {
    id: Generated<number>;
    reference: string;
    type_code: string;
    support_code: string | null;
    wire_code: string | null;
    padding_code: string | null;
    material_code: string | null;
    /** Rounded rating; written with the summary of reviews. */
    rating_code: string | null;
    gender: 1 | 2;
    collection: string;
    department_id: number;
    rank: number;
    name: LocalizedColumn;
    description: LocalizedColumn;
    slug: LocalizedColumn;
    launched_at: Date;
    composition: JSONColumnType<Composition> | null;
    care: string[];
    manufacturer_id: number | null;
    responsible_id: number | null;
    warnings: JSONColumnType<Localized[]>;
    animal_parts: boolean;
    sealed_hygiene: boolean;
    origin: string | null;
    changed_at: Date;
  };
  product_departments: { department_id: number; rank: number; product_id: number };
  pictures: {
    hash: string;
    kind: 'garment' | 'scene' | 'photograph' | 'portrait';
    spec: JSONColumnType<object>;
    width: number;
    height: number;
    dominant: string;
  };
  variants: { id: Generated<number>; product_id: number; color_code: string; position: number };
  variant_pictures: { variant_id: number; position: number; hash: string; view: PictureView; drawn: string | null };
  films: {
    variant_id: number;
    hash: string;
    captions: LocalizedColumn;
    story: LocalizedColumn;
    mp4: Buffer | null;
    webm: Buffer | null;
    added_at: Date;
  };
  articles: {
    id: Generated<number>;
    product_id: number;
    variant_id: number;
    size_code: string;
    code: string;
    max_quantity: number;
    /** Weight with its packaging. */
    grams: Generated<number>;
  };
  stock: { article_id: number; warehouse: 'Bodega central' | 'Bodega Europa'; quantity: number };
  prices: {
    id: Generated<number>;
    article_id: number;
    kind: 'regular' | 'sale';
    cents: number;
    campaign_code: string | null;
    valid_from: Date;
    valid_to: Date | null;
  };
  current_prices: {
    article_id: number;
    price: number;
    sale_price: number | null;
    lowest30: number | null;
    next_change: Date | null;
  };
  product_cards: {
    product_id: number;
    price_from: number;
    price_to: number;
    before_from: number | null;
    before_to: number | null;
    lowest30: number | null;
    offer_code: Generated<string | null>;
    few: boolean;
    legal_complete: boolean;
    available: boolean;
    colors: string[];
    sizes: string[];
    open: string[];
    pictures: JSONColumnType<([hash: string | null, dominant: string | null] | string | null)[]>;
    departments: number[];
    digest: string;
  };
  listing_changes: { product_id: number; version: number };
  product_words: { product_id: number; locale: Locale; named: number[]; other: number[] };
  search_pages: { path: string; name: LocalizedColumn };
  search_meanings: {
    locale: Locale;
    phrase: string;
    codes: string[];
    as_set: Generated<boolean>;
    page: string | null;
    lexemes: Generated<string[]>;
  };
  /** Changes by operators. */
  meaning_changes: {
    id: GeneratedAlways<number>;
    locale: Locale;
    phrase: string;
    operator_id: string;
    before: string | null;
    after: string | null;
    at: Date;
  };
  restock_notices: {
    id: Generated<number>;
    article_id: number;
    email: string;
    locale: Locale;
    asked_at: Generated<Date>;
    /** When the address was confirmed. */
    confirmed_at: Date | null;
  };
};
