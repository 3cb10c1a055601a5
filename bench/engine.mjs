import { readdirSync, statSync } from 'node:fs';
import { demoAccounts } from '../demo/seed/demo-accounts.ts';
import { engineParts } from '../engine/config/engine-parts.ts';
import { startNginx } from '../scripts/parts/nginx.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { Problem } from '../scripts/parts/shutdown.mjs';
import { signIn, toHeader } from '../scripts/parts/sign-in.mjs';
import { interleave, shoot } from './interleave.mjs';
import { summarise, visit } from './lighthouse.mjs';
import { hasWrk, shootWithWrk } from './load.mjs';
import { kilobytes, milliseconds, perSecond, ratio, row, toMarkdown } from './numbers.mjs';
import { recordVisit } from './visit.mjs';

const publicRounds = 3;
const seconds = 2;
const visits = 3;
/** What a browser can notice; the others change neither markup nor scripts. */
const noticed = ['static-files', 'plain-documents', 'early-events', 'the whole engine'];
const personal = '/executive/quick-order';
/** A personal page is rendered for each request, so that its rate varies more. */
const personalRounds = 9;

/** Without one part each, and last without all of them. */
const variants = {
  ...Object.fromEntries(engineParts.map((part) => [part, { ENGINE_OFF: part }])),
  'the whole engine': { ENGINE: 'off' },
};
const wanted = process.env.PARTS?.split(',') ?? Object.keys(variants);

/**
 * Every part off beside the shop with all parts on, in turns: requests a second bare and behind the shipped nginx, and
 * what a phone sees. A part stays if without it bare requests fall by more than 30 %, largest paint or blocked time rises
 * by 0.1 s, or personal pages slow by 15 %. `PARTS=hot-pages,page-policy` measures those two.
 */
export async function measure(bench) {
  const unknown = wanted.find((name) => !(name in variants));
  if (unknown !== undefined)
    throw new Problem(`There is no part "${unknown}" to switch off. There are: ${Object.keys(variants).join(', ')}`);
  const results = {};
  for (const name of wanted) {
    const report = (text) => bench.report(`without ${name}, ${text}`);
    const other = await bench.startStorefront(variants[name]);
    // For each part, because the whole takes longer than a session lasts.
    const cookie = toHeader(await signIn(bench.shop, demoAccounts[0]));
    const shops = { on: bench.shop, off: other.shop };
    const pages = name === 'static-files' ? { ...bench.publicPages, script: findScript() } : bench.publicPages;
    results[name] = {
      bare: await rates(pages, shops, { report }),
      personal: await rates({ 'order pad': personal }, shops, { report, rounds: personalRounds, headers: { cookie } }),
      cached: bench.nginx ? await ratesBehindNginx(bench, pages, shops, report) : null,
      seen: noticed.includes(name) ? await seen(bench, shops, report) : null,
    };
    await other.stop();
    // It takes long: each part's result is shown as soon as there is one.
    console.log(`\n${toMarkdown(toRows({ [name]: results[name] }))}`);
  }
  return results;
}

/** The largest script of the build. */
function findScript() {
  const folder = '.next/static/chunks';
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [statSync(`${folder}/${name}`).size, name]);
  return `/_next/static/chunks/${sizes.sort(([one], [other]) => other - one)[0][1]}`;
}

/** Requests a second of each page, on and off, and how off compares with on. */
async function rates(pages, shops, options) {
  const { report, fire = shoot, rounds = publicRounds, headers = { 'accept-encoding': 'gzip' } } = options;
  const found = {};
  for (const [name, path] of Object.entries(pages)) {
    const targets = Object.fromEntries(
      Object.entries(shops).map(([mode, origin]) => [mode, { url: origin + path, headers, duration: seconds }]),
    );
    const { medians, ratios } = await interleave(targets, {
      rounds,
      fire,
      report: (text) => report(`${name}, ${text}`),
    });
    found[name] = { on: medians.on.rate, off: medians.off.rate, toOn: ratios('off', 'on').rate };
  }
  return found;
}

async function ratesBehindNginx(bench, pages, shops, report) {
  const started = {};
  for (const [mode, origin] of Object.entries(shops)) {
    started[mode] = await startNginx(bench.nginx, {
      ...bench.behind,
      storefront: new URL(origin).host.replace('localhost', '127.0.0.1'),
      folder: `${bench.folder}/nginx-${mode}`,
      port: await freePort(),
      tls: false,
    });
  }
  const origins = Object.fromEntries(Object.entries(started).map(([mode, { url }]) => [mode, url]));
  const found = await rates(pages, origins, {
    fire: hasWrk() ? shootWithWrk : shoot,
    report: (text) => report(`behind nginx, ${text}`),
  });
  for (const nginx of Object.values(started)) await nginx.stop();
  return found;
}

/** Largest paint and blocked time by Lighthouse, in turns, and the scripts of a first visit. */
async function seen(bench, shops, report) {
  const found = {};
  for (const [name, path] of Object.entries(bench.publicPages)) {
    const all = { on: [], off: [] };
    for (let run = 1; run <= visits; run += 1)
      for (const [mode, origin] of Object.entries(shops)) {
        report(`Lighthouse, ${name}, ${run} of ${visits}, ${mode}`);
        all[mode].push(await visit(bench.launch, origin + path));
      }
    found[name] = {};
    for (const [mode, origin] of Object.entries(shops)) {
      const { browser, close } = await bench.launch();
      const { script } = await recordVisit(browser, origin + path);
      await close();
      const { lcp, tbt } = summarise(all[mode]);
      found[name][mode] = { lcp, tbt, script };
    }
  }
  return found;
}

export function toRows(results) {
  return Object.entries(results).flatMap(
    ([
      name,
      {
        bare,
        personal: { 'order pad': pad },
        cached,
        seen: pages,
      },
    ]) => [
      row('', `without ${name}: order pad`, `${ratio(pad.toOn)} (${perSecond(pad.off)} to ${perSecond(pad.on)})`),
      ...Object.keys(bare).map((page) =>
        row('', `without ${name}: ${page}, bare and behind nginx`, compare(bare[page], cached?.[page])),
      ),
      ...Object.entries(pages ?? {}).map(([page, { on, off }]) =>
        row(
          '',
          `without ${name}: ${page}, largest paint, blocked time, scripts, off and on`,
          [off, on]
            .map(({ lcp, tbt, script }) => `${milliseconds(lcp)}, ${milliseconds(tbt)}, ${kilobytes(script)}`)
            .join('; '),
        ),
      ),
    ],
  );
}

const compare = (...found) =>
  found
    .map((each) => (each ? `${ratio(each.toOn)} (${perSecond(each.off)} to ${perSecond(each.on)})` : 'no nginx'))
    .join('; ');
