import './parts/check-node.mjs';
import './parts/go-on.mjs';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, ensureBrowser } from './parts/browser.mjs';
import { ensureBuilt } from './parts/build.mjs';
import { requireInstalled } from './parts/install.mjs';
import { requireNode } from './parts/node24.mjs';
import { atEnd, main, Problem } from './parts/shutdown.mjs';
import { signIn } from './parts/sign-in.mjs';
import { startFreshShop } from './parts/stack.mjs';
import { step } from './parts/steps.mjs';

const { demoAccounts } = await import('../demo/seed/demo-accounts.ts');

/** The first page of each role; without a user a visitor's. */
const pictures = [
  { name: 'home', path: '/en/home/your-catalog-sale-business' },
  { name: 'guest', path: '/en/my-store/lucia-ferrer/welcome' },
  { name: 'executive', path: '/en/executive/your-account/home', user: 'lucia@velia.example' },
  { name: 'advisor', path: '/en/executive/your-account/home', user: 'ines@velia.example' },
  { name: 'client', path: '/en/clients/welcome', user: 'emma@velia.example' },
];
const viewport = { width: 1280, height: 800 };
/** Text stays sharp, at about 40 kB per picture. */
const quality = 72;

/** Run by hand after a first screen has changed: `node scripts/pictures.mjs` renews the README's pictures. */
await main(async () => {
  requireInstalled();
  const node = requireNode();
  const { browser: executablePath, reason } = await ensureBrowser();
  if (!executablePath) throw new Problem(reason);
  await ensureBuilt(node);
  const folder = mkdtempSync(join(tmpdir(), 'velia-pictures-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const shop = await startFreshShop(node, folder);
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  for (const picture of pictures) {
    const file = `docs/screenshots/${picture.name}.webp`;
    await step(picture.name, async () =>
      sharp(await take(browser, shop.plan.shop, picture))
        .webp({ quality })
        .toFile(file),
    );
    console.log(`    ${Math.round(statSync(file).size / 1000)} kB`);
  }
  await browser.close();
  await shop.stop();
  return 0;
});

async function take(browser, shop, { path, user }) {
  const context = await browser.newContext({ baseURL: shop, viewport, locale: 'en', timezoneId: 'Europe/Madrid' });
  const account = demoAccounts.find((one) => one.user === user);
  const cookies = account ? await signIn(shop, account) : [];
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shop })));
  const page = await context.newPage();
  // A picture of a garment is rendered at its first request.
  page.setDefaultTimeout(120_000);
  await page.goto(path);
  await page.waitForFunction(allIsDrawn);
  const taken = await page.screenshot();
  await context.close();
  return taken;
}

/** Fonts and visible pictures are loaded. */
function allIsDrawn() {
  const isInSight = (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility();
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].filter(isInSight).every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  );
}
