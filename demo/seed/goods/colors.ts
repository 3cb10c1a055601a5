import type { Localized } from 'contract/common/schemas.ts';
import { mapLocalized, text, toSlug } from './localized.ts';

type SeedColor = { code: string; name: Localized; hex: string; number: number };

const color = (number: number, code: string, name: Localized, hex: string): SeedColor => ({ number, code, name, hex });

/** `number` is printed in the paper catalogue. */
export const colors: readonly SeedColor[] = [
  color(1, 'NEG', text('Negro'), '#1d1a1c'),
  color(2, 'BLA', text('Blanco'), '#f8f5f0'),
  color(3, 'MAR', text('Marfil'), '#f1e6d2'),
  color(4, 'ARE', text('Arena'), '#dcc0a1'),
  color(5, 'CAN', text('Canela'), '#b98561'),
  color(6, 'CAO', text('Cacao'), '#6f4a38'),
  color(7, 'ROS', text('Rosa palo'), '#d8a39d'),
  color(8, 'MVA', text('Malva'), '#a88399'),
  color(9, 'BUR', text('Burdeos'), '#6b1f33'),
  color(10, 'ROJ', text('Rojo cereza'), '#a51f2d'),
  color(11, 'COR', text('Coral'), '#e07a63'),
  color(12, 'TEJ', text('Teja'), '#b2583c'),
  color(13, 'MOS', text('Mostaza'), '#c99a34'),
  color(14, 'SAL', text('Salvia'), '#9aa88c'),
  color(15, 'OLI', text('Oliva'), '#5f6242'),
  color(16, 'ESM', text('Esmeralda'), '#1f5d4e'),
  color(17, 'CIE', text('Azul cielo'), '#a9c3d6'),
  color(18, 'MNO', text('Azul marino'), '#23304f'),
  color(19, 'PET', text('Petróleo'), '#255461'),
  color(20, 'LAV', text('Lavanda'), '#b9aed0'),
  color(21, 'GRP', text('Gris perla'), '#c3c1be'),
  color(22, 'ANT', text('Antracita'), '#45464b'),
];

const byCode = new Map(colors.map((row) => [row.code, row]));

export function getColor(code: string): SeedColor {
  const row = byCode.get(code);
  if (!row) throw new Error(`No colour ${code}`);
  return row;
}

/** K13: each language has swatch files of its own names. */
export const swatchFile = (row: SeedColor): Localized =>
  mapLocalized((locale) => `${locale}-${toSlug(row.name[locale], locale)}.svg`);
