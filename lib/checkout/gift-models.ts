import type { GiftOption } from './checkout';

export type GiftColour = { code: string; name: string; sizes: GiftOption[] };
export type GiftModel = { id: string; name: string; colours: GiftColour[] };

/** The options of a gift by style, colour and size, in the order in which they came. */
export function toGiftModels(options: readonly GiftOption[]): GiftModel[] {
  const byModel = Map.groupBy(options, ({ reference, name }) => reference ?? name);
  return [...byModel].map(([id, ofModel]) => ({
    id,
    name: ofModel[0]?.name ?? '',
    colours: [...Map.groupBy(ofModel, ({ colourCode }) => colourCode)].map(([code, sizes]) => ({
      code,
      name: sizes[0]?.colourName ?? '',
      sizes,
    })),
  }));
}

export const optionsOf = ({ colours }: GiftModel): GiftOption[] => colours.flatMap(({ sizes }) => sizes);

export const hasStock = (options: readonly GiftOption[]) => options.some(({ units }) => units > 0);

/** What was picked of each step; empty where nothing was. */
export type GiftPick = { model: string; colour: string; size: string };

export const nothingPicked: GiftPick = { model: '', colour: '', size: '' };

/** How far a pick leads. Where there is one choice only, it needs no pick. */
export function pickGift(models: readonly GiftModel[], picked: GiftPick) {
  const model = findOrOnly(models, ({ id }) => id === picked.model);
  const colour = findOrOnly(model?.colours ?? [], ({ code }) => code === picked.colour);
  const option = findOrOnly(colour?.sizes ?? [], ({ size }) => size === picked.size);
  return { model, colour, option };
}

const findOrOnly = <T>(all: readonly T[], isPicked: (each: T) => boolean): T | null =>
  (all.length === 1 ? all[0] : all.find(isPicked)) ?? null;
