/** The demo's parts, loaded only where they are asked for: a production install does not contain them. */

export class DemoNotInstalled extends Error {}

/** A missing package becomes one line that names it. */
async function load<T>(reason: string, parts: () => Promise<T>): Promise<T> {
  try {
    return await parts();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const [, name = 'demo'] = /'([^']+)'/.exec(error.message) ?? [];
    throw new DemoNotInstalled(`${reason}, but the package ${name} is not installed. Run \`npm ci\` for development.`);
  }
}

export const loadSeed = () =>
  load('DATABASE_SETUP is seed', async () => {
    const [seed, key, dump] = await Promise.all([
      import('demo/seed/seed.ts'),
      import('demo/seed/seed-key.ts'),
      import('demo/seed/dump.ts'),
    ]);
    return { ...seed, ...key, ...dump };
  });

export const loadDrawings = () => load('A picture is a drawing of the demo', () => import('demo/garments/picture.ts'));

export type DrawingSpec = Parameters<Awaited<ReturnType<typeof loadDrawings>>['draw']>[0];
