import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, readPort } from './ports.mjs';
import { start } from './run.mjs';
import { Problem, throwIfEnding } from './shutdown.mjs';
import { step } from './steps.mjs';

const patience = 120_000;

/** Settings that must not come from the shell: its DATABASE_URL is not one that a demo may fill. */
const ours =
  /^(npm_.*|NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_(URL|SETUP)|[A-Z_]*_SECRET|BACKEND_URL|STOREFRONT_URL|SIMULATORS_URL|SMTP_(URL|PORT)|MAIL_FROM|PUBLIC_ORIGIN|PUBLIC_URL|PAYMENT_ORIGINS|SHOP_(WORKSHOP|PRODUCTION)|OFFLINE_DESK|GTM_[A-Z]+|PAYPAL_[A-Z_]+|OFFICE|GIFT_CARDS|TRUSTED_PROXIES|SEARCHES_PER_MINUTE)$/;

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
      args: [...watching, 'demo/simulators/server.ts'],
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
export function startService(plan, service, options = { log: service.log }) {
  const env = { ...withoutOurs(), ...service.env };
  const started = start(service.name, plan.node, service.args, { env, ...options });
  return { ...started, health: service.health, log: options.log, remedy: service.remedy };
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until a process answers; fails early, with the end of its log, when it exits instead. */
export async function waitUntilHealthy(service, report = () => {}) {
  const { name, health, log, remedy } = service;
  let hasEnded = false;
  void service.exited.then(() => {
    hasEnded = true;
  });
  for (const since = Date.now(); Date.now() - since < patience; await pause(200)) {
    throwIfEnding();
    if (hasEnded) throw new Problem(`The ${name} ended while it started:\n\n${service.tail()}`, remedy);
    if (await answers(health)) return;
    report(service.tail().split('\n').at(-1).slice(0, 60));
  }
  const late = `The ${name} did not answer at ${health} within ${patience / 1000} s`;
  throw new Problem(`${late}:\n\n${service.tail()}`, log && `look into ${log}.`);
}

/** Starts the whole shop on free ports with a new database. Logs are in `folder`. */
export async function startFreshShop(node, folder, options) {
  rmSync(folder, { recursive: true, force: true });
  const plan = planStack({ node, folder, ports: await freePorts(), secrets: secretsOf(folder), ...options });
  const services = [];
  // Sequentially, because a storefront without a backend logs an error, and errors in logs fail the tests.
  for (const planned of [plan.simulators, plan.backend, plan.storefront]) {
    const service = startService(plan, planned);
    services.push(service);
    await step(service.name, (report) => waitUntilHealthy(service, report));
  }
  return {
    plan,
    stop: async () => {
      for (const service of services.reverse()) await service.stop();
      rmSync(join(folder, 'database'), { recursive: true, force: true });
    },
  };
}
