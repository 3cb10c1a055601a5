import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import sharp from 'sharp';
import { drawGarment } from './draw-garment.ts';
import { type GarmentSpec, type GarmentView, garmentPatterns, garmentTypes, garmentViews } from './garment.ts';
import { drawScene, sceneNames } from './scene.ts';

/** Run by hand: `node_modules/.bin/node demo/garments/contact-sheet.ts <folder>`. Sheets to look at, side by side, at every size. */
const folder = argv[2];
if (!folder) throw new Error('name the folder for the sheets');
await mkdir(folder, { recursive: true });

const swatches = [
  { base: '#6d1f35' },
  { base: '#ffffff' },
  { base: '#0c0b0c' },
  { base: '#e3b8a8', accent: '#6d1f35' },
  { base: '#d9b48f', accent: '#3a2418' },
  { base: '#22304f', accent: '#f4efe6' },
  { base: '#6f7f68', accent: '#f4efe6' },
  { base: '#f3e7d6', accent: '#a63d2a' },
] as const;

const specOf = (index: number, view: GarmentView): GarmentSpec => ({
  type: garmentTypes[index] as GarmentSpec['type'],
  view,
  color: swatches[index % swatches.length] as GarmentSpec['color'],
  pattern: garmentPatterns[(index * 3) % garmentPatterns.length] as GarmentSpec['pattern'],
  seed: index * 13 + 5,
});

type Cell = { svg: string; left: number; top: number; width: number; height: number };

async function sheet(name: string, cells: Cell[]) {
  const width = Math.max(...cells.map((cell) => cell.left + cell.width));
  const height = Math.max(...cells.map((cell) => cell.top + cell.height));
  const pictures = await Promise.all(
    cells.map(async (cell) => ({
      input: await sharp(Buffer.from(cell.svg)).resize(cell.width, cell.height).png().toBuffer(),
      left: cell.left,
      top: cell.top,
    })),
  );
  await sharp({ create: { width, height, channels: 3, background: '#faf6f0' } })
    .composite(pictures)
    .png()
    .toFile(join(folder as string, `${name}.png`));
}

for (const width of [92, 218, 430]) {
  const columns = width === 430 ? 4 : 13;
  const perSheet = width === 430 ? 4 : garmentTypes.length;
  const height = Math.round((width * 4) / 3);
  for (let first = 0; first < garmentTypes.length; first += perSheet) {
    const cells: Cell[] = [];
    for (let i = first; i < Math.min(garmentTypes.length, first + perSheet); i++) {
      const at = i - first;
      for (const [v, view] of garmentViews.entries()) {
        cells.push({
          svg: drawGarment(specOf(i, view)),
          left: (at % columns) * (width + 6),
          top: (Math.floor(at / columns) * garmentViews.length + v) * (height + 6),
          width,
          height,
        });
      }
    }
    await sheet(
      perSheet === garmentTypes.length
        ? `garments-${width}`
        : `garments-${width}-${String(first / perSheet).padStart(2, '0')}`,
      cells,
    );
  }
}

for (const [i, type] of garmentTypes.entries()) {
  await sheet(
    `full-${type}`,
    garmentViews.map((view, v) => ({
      svg: drawGarment(specOf(i, view)),
      left: v * 906,
      top: 0,
      width: 900,
      height: 1200,
    })),
  );
}
for (const name of sceneNames) {
  const wide = !name.startsWith('department-');
  if (wide)
    await sheet(`scene-${name}-wide`, [
      { svg: drawScene({ name, format: 'wide' }), left: 0, top: 0, width: 1920, height: 1080 },
    ]);
  await sheet(`scene-${name}-tall`, [
    { svg: drawScene({ name, format: 'tall' }), left: 0, top: 0, width: 960, height: 1200 },
  ]);
}
