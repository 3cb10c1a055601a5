import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, readPort } from './ports.mjs';
import { root } from './root.mjs';
import { runWell, start } from './run.mjs';
import { isEnding, Problem, throwIfEnding } from './shutdown.mjs';
import { printTable } from './steps.mjs';

const patience = 120_000;

/** Settings that must not come from the shell: its DATABASE_URL is not one that a demo may fill. */
const ours =
  /^(npm_.*|NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_(URL|SETUP)|[A-Z_]*_SECRET|BACKEND_URL|STOREFRONT_URL|SIMULATORS_URL|SMTP_(URL|PORT)|MAIL_FROM|PUBLIC_ORIGIN|PUBLIC_URL|PAYMENT_ORIGINS|SHOP_(WORKSHOP|PRODUCTION)|OFFLINE_DESK|GTM_[A-Z]+|PAYPAL_[A-Z_]+|OFFICE|TRUSTED_PROXIES|SEARCHES_PER_MINUTE)$/;

const withoutOurs = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));

const portVariables = {
  storefront: ['PORT', 3000],
  backend: ['BACKEND_PORT', 4000],
  simulators: ['SIMULATORS_PORT', 4100],
  smtp: ['SMTP_PORT', 4125],
};
const namesOfPorts = Object.entries(portVariables);

export const readPorts = () =>
  Object.fromEntries(namesOfPorts.map(([name, [variable, usual]]) => [name, readPort(variable, usual)]));

/** Ports that nobody uses, for a shop of a test or a measurement. */
export async function freePorts() {
  const ports = [];
  for (const [name] of namesOfPorts) ports.push([name, await freePort()]);
  return Object.fromEntries(ports);
}

/** The same ports under the variables that choose them, for messages. */
export const namePorts = (ports) =>
  Object.fromEntries(namesOfPorts.map(([name, [variable]]) => [variable, ports[name]]));

/** A folder's secrets are created once, so that sessions survive a restart. */
export function secretsOf(folder) {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const names = ['TOKEN_SECRET', 'SESSION_SECRET', 'REVALIDATE_SECRET'];
    const secrets = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')]));
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Names, commands and settings of the three processes. `folder` holds database, logs and secrets; `watch` is for
 * development, `databaseUrl` a server instead of the embedded database, `proxies` the number of proxies in front,
 * `searches` the limit per address and minute, `payPalButton` the client id for PayPal's button.
 */
export function planStack(wishes) {
  const { node, folder, ports, secrets, watch = false, databaseUrl, proxies, searches, payPalButton } = wishes;
  const host = '127.0.0.1';
  const address = (port) => `http://${host}:${port}`;
  const shop = `http://localhost:${ports.storefront}`;
  const { TOKEN_SECRET, SESSION_SECRET, REVALIDATE_SECRET } = secrets;
  const watching = watch ? ['--watch', '--watch-preserve-output'] : [];
  const log = (name) => join(folder, `${name}.log`);
  return {
    shop,
    simulators: {
      name: 'simulators',
      args: [...watching, 'backend/src/simulators/server.ts'],
      env: {
        HOST: host,
        PORT: ports.simulators,
        SMTP_PORT: ports.smtp,
        NODE_ENV: 'development',
        STOREFRONT_URL: shop,
        BACKEND_URL: address(ports.backend),
      },
      log: log('simulators'),
      health: `${address(ports.simulators)}/health/live`,
    },
    backend: {
      name: 'backend',
      args: [...watching, 'backend/src/server.ts'],
      env: {
        HOST: host,
        PORT: ports.backend,
        NODE_ENV: 'development',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: join(folder, 'database') }),
        DATABASE_SETUP: 'seed',
        STOREFRONT_URL: shop,
        SIMULATORS_URL: address(ports.simulators),
        SMTP_URL: `smtp://${host}:${ports.smtp}`,
        TOKEN_SECRET,
        REVALIDATE_SECRET,
        ...(searches ? { SEARCHES_PER_MINUTE: String(searches) } : {}),
      },
      log: log('backend'),
      health: `${address(ports.backend)}/health/ready`,
      remedy: 'if the database is the trouble, `npm run db:reset` throws it away.',
    },
    storefront: {
      name: 'storefront',
      // By host name, because rewritten pages have it too; an IP address would look like another server to Next.
      args: watch
        ? ['node_modules/next/dist/bin/next', 'dev', '-p', String(ports.storefront), '-H', 'localhost']
        : ['scripts/storefront.mjs'],
      env: {
        NODE_ENV: watch ? 'development' : 'production',
        HOST: host,
        PORT: ports.storefront,
        NEXT_TELEMETRY_DISABLED: '1',
        BACKEND_URL: address(ports.backend),
        PUBLIC_ORIGIN: shop,
        PAYMENT_ORIGINS: address(ports.simulators),
        PAYPAL_BUTTON_CLIENT_ID: payPalButton ?? '',
        PAYPAL_BUTTON_URL: `${address(ports.simulators)}/paypal/sdk/js`,
        PAYPAL_BUTTON_HOSTS: address(ports.simulators),
        IP_LOCATION_URL: `${address(ports.simulators)}/ip-location`,
        WHATSAPP_URL: `${address(ports.simulators)}/whatsapp/34900000000`,
        CHAT_URL: `${address(ports.simulators)}/chat?lang={locale}`,
        SESSION_SECRET,
        REVALIDATE_SECRET,
        ...(watch ? { SHOP_WORKSHOP: 'on' } : {}),
        ...(proxies ? { TRUSTED_PROXIES: String(proxies) } : {}),
      },
      log: log('storefront'),
      health: `${watch ? shop : address(ports.storefront)}/api/health`,
    },
    node,
    wishes,
  };
}

/** Starts one process of a plan. */
export function startService(plan, service, options = {}) {
  const env = { ...withoutOurs(), ...service.env };
  return Object.assign(start(service.name, plan.node, service.args, { cwd: root, env, log: service.log, ...options }), {
    health: service.health,
    log: service.log,
    remedy: service.remedy,
  });
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** Waits until a process answers; fails early, with the end of its log, when it exits instead. */
export async function waitUntilHealthy(service, report = () => {}) {
  let died;
  void service.exited.then((result) => {
    died = result;
  });
  for (const since = Date.now(); Date.now() - since < patience; await pause(200)) {
    throwIfEnding();
    if (died) throw new Problem(`The ${service.name} ended while it started:\n\n${service.tail()}`, service.remedy);
    if (await answers(service.health)) return;
    report(service.lastLine().slice(0, 60));
  }
  throw new Problem(
    `The ${service.name} did not answer at ${service.health} within ${patience / 1000} s:\n\n${service.tail()}`,
    `look into ${service.log}.`,
  );
}

/** Rejects as soon as one of the processes ends on its own. */
export async function untilOneEnds(services) {
  const { service, code, signal } = await Promise.race(
    services.map(async (each) => ({ service: each, ...(await each.exited) })),
  );
  if (isEnding()) return new Promise(() => {});
  const how = signal ? `was killed (${signal})` : `ended with exit code ${code}`;
  throw new Problem(`The ${service.name} ${how}; the others are stopped.\n\n${service.tail()}`, service.remedy);
}

const homes = ['', '/en', '/de'].map((locale) => `${locale}/home/your-catalog-sale-business`);

/** The first visit renders a page; visitors of the demo should not wait for it. */
export async function warmHomes(plan) {
  const bad = [];
  for (const path of homes) {
    const response = await fetch(new URL(path, plan.shop), { signal: AbortSignal.timeout(60_000) }).catch(() => {});
    if (!response?.ok) bad.push(`${path} answered ${response?.status ?? 'nothing'}`);
    await response?.arrayBuffer();
  }
  if (bad.length > 0) throw new Problem(`The shop is up, but ${bad.join(', ')}.`, `look into ${plan.storefront.log}.`);
}

async function readDemoKeys(node) {
  const read = `import('./backend/db/seed/demo-accounts.ts').then((m) => console.log(JSON.stringify(m)))`;
  const { output } = await runWell('reading the demo sign-ins', node, ['-e', read], { cwd: root });
  return JSON.parse(output);
}

export async function printAddresses(plan) {
  const { demoAccounts, demoInvitations, demoOperator } = await readDemoKeys(plan.node);
  const origin = (service) => new URL(service.health).origin;
  console.log('');
  printTable([
    ['Shop', `${plan.shop}${homes[0]}`],
    ['  in English', `${plan.shop}${homes[1]}`],
    ['  in German', `${plan.shop}${homes[2]}`],
    ['EuropaBackend', `${origin(plan.backend)}/EuropaBackend/rest`],
    ['Office', `${origin(plan.backend)}/office (payments and refunds)`],
    ['Mailbox', `${origin(plan.simulators)}/mailbox (every mail that the shop sends)`],
    ['  takes mail at', plan.backend.env.SMTP_URL],
    ['Providers', `${origin(plan.simulators)} (bank, PayPal, IP location: simulated)`],
  ]);
  console.log('\nSign-ins, which exist on this machine only:\n');
  printTable([
    ['Role', 'User', 'Password', 'What it shows'],
    ...demoAccounts.map(({ role, user, password, note }) => [role, user, password, note]),
    ['operator', demoOperator.user, demoOperator.password, `${demoOperator.note}, in the office`],
  ]);
  console.log('\nInvitations to review, as buyers get them by mail:\n');
  printTable(demoInvitations.map(({ token, note }) => [`${plan.shop}/validation/review#${token}`, note]));
}
