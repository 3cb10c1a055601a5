import { braBands, braCups } from './bra-data';
import { toSizeSystem } from './bra-sizes';
import { labelSystem, type SizeSystem, sizeSystems } from './size-systems';

/** A bra size in a text: as typed, and as on our labels. */
export type TypedSize = { typed: string; system: SizeSystem; label: string };

const brasInText =
  /(?<![\p{L}\p{N}])(\d{2,3})[\s-]*(?:(?:copa|cup|körbchen|koerbchen)[\s-]*)?([a-z]{1,3}(?:\/[a-z])?)(?![\p{L}\p{N}])/giu;

/**
 * Converts the bra sizes in a text to our labels: a Spanish 85B becomes 70B. A size that the reader's system lacks is
 * read in ours, then in any other.
 */
export const toLabelText = (text: string, system: SizeSystem): string =>
  text.replace(brasInText, (found, band: string, cup: string) => readSize(band, cup, system)?.label ?? found);

/** The inverse: converts a text with sizes of labels to the reader's system. */
export const toReaderText = (text: string, system: SizeSystem): string =>
  text.replace(brasInText, (found, band: string, cup: string) => {
    const label = readSize(band, cup, labelSystem)?.label;
    return label ? toSizeSystem(label, system) : found;
  });

export const listTypedSizes = (text: string, system: SizeSystem): TypedSize[] =>
  [...text.matchAll(brasInText)].flatMap(([, band = '', cup = '']) => readSize(band, cup, system) ?? []);

function readSize(band: string, cup: string, own: SizeSystem): TypedSize | null {
  const letters = cup.toUpperCase();
  for (const system of [own, ...sizeSystems]) {
    const bandRow = braBands.find((row) => row[system] === band);
    const cupRow = braCups.find((row) => [row[system], ...row[system].split('/')].includes(letters));
    if (bandRow && cupRow) return { typed: band + letters, system, label: bandRow.eu + cupRow.eu };
  }
  return null;
}
