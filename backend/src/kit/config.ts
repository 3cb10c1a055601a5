import { isIP } from 'node:net';
import path from 'node:path';
import type { DatabaseAddress } from '../database/database.ts';
import { type MailConfig, readMailConfig } from './mail-config.ts';
import { type ProviderConfig, readProviders } from './provider-config.ts';
import { readTransferAccount, type TransferAccount } from './transfer-account.ts';
import { readVerifactu, type VerifactuConfig } from './verifactu-config.ts';

export type Config = {
  mode: 'production' | 'development' | 'test';
  host: string;
  port: number;
  database: DatabaseAddress;
  databaseSetup: 'seed' | 'migrate' | 'none';
  tokenSecret: string;
  revalidateSecret: string;
  storefrontUrl: string;
  /** The public address of this backend, to which providers send their notices. */
  publicUrl: string;
  simulatorsUrl: string | null;
  /** Null only outside production: mails then wait in the outbox. */
  mail: MailConfig | null;
  providers: ProviderConfig;
  /** Null if the shop takes no transfers. */
  transferAccount: TransferAccount | null;
  /** Null if the shop makes no records for Spain's tax office. */
  verifactu: VerifactuConfig | null;
  /** Whether the settings say by name that no more records are made: unset leaves an open chain as it is. */
  endsVerifactu: boolean;
  /** Recipient of messages to customer care; null where the office's list is enough. */
  careMail: string | null;
  /** Whether gift cards are sold and taken. */
  giftCards: boolean;
  /** Whether the office's pages are served. */
  office: boolean;
  picturesDir: string;
  pictureCacheDir: string;
  logLevel: (typeof logLevels)[number];
  trustedProxies: string[];
  /** Per address: searches and suggestions while typing. */
  searchesPerMinute: number;
};

/** Lists all errors at once, so that an environment is not fixed one line per start. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const modes = ['production', 'development', 'test'] as const;
const switches = ['on', 'off'] as const;
const setups = ['seed', 'migrate', 'none'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const unnamed = 'NODE_ENV is not set, which is production: for work on the code set NODE_ENV=development.';
const secretMinLength = 32;
// Public, because everybody can read this file, so production refuses it. The storefront has the same one.
const developmentSecret = 'only-for-development-never-in-production';

const backendDir = path.resolve(import.meta.dirname, '../..');

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;

  const choice = <const T extends readonly string[]>(name: string, allowed: T, fallback: T[number]): T[number] => {
    const value = text(name) ?? fallback;
    if (allowed.includes(value)) return value;
    problems.push(`${name} must be one of ${allowed.join(', ')}.`);
    return fallback;
  };

  const address = (name: string, protocols: string[], fallback: string | null): string | null => {
    const value = text(name);
    if (value === undefined) return fallback;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol)) return value.replace(/\/+$/, '');
    problems.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    return fallback;
  };

  // Unset means production: known secrets, demo passwords and simulated payments have to be enabled explicitly.
  const mode = choice('NODE_ENV', modes, 'production');

  const secret = (name: string): string => {
    const value = text(name);
    if (value === undefined && mode === 'production') problems.push(`${name} is required in production.`);
    else if (value !== undefined && value.length < secretMinLength)
      problems.push(`${name} must have at least ${secretMinLength} characters.`);
    else if (value === developmentSecret && mode === 'production')
      problems.push(`${name} must not be the development secret in production.`);
    return value ?? developmentSecret;
  };

  const databaseSetup = choice('DATABASE_SETUP', setups, mode === 'production' ? 'none' : 'seed');
  if (databaseSetup === 'seed' && mode === 'production')
    problems.push('DATABASE_SETUP must not be seed in production: everybody knows the passwords of the demo shop.');

  const port = Number(text('PORT') ?? 4000);
  if (!isPort(port)) problems.push('PORT must be a number from 0 to 65535.');

  const serverUrl = address('DATABASE_URL', ['postgres:', 'postgresql:'], null);
  const dataDir = text('DATA_DIR');
  if (serverUrl && dataDir) problems.push('DATABASE_URL and DATA_DIR exclude each other: set one of them.');
  // Orders must never end in an embedded database because a setting was forgotten or misspelt.
  if (mode === 'production' && !text('DATABASE_URL') && !dataDir)
    problems.push('DATABASE_URL is required in production, or DATA_DIR, a folder for the embedded database.');
  if (mode === 'production' && dataDir === 'memory')
    problems.push('DATA_DIR must not be memory in production: orders would end with the process.');

  const simulatorsUrl = address('SIMULATORS_URL', ['http:', 'https:'], null);
  if (simulatorsUrl && mode === 'production')
    problems.push('SIMULATORS_URL must not be set in production: the simulators never serve real customers.');

  const storefrontUrl = address('STOREFRONT_URL', ['http:', 'https:'], 'http://localhost:3000');
  if (mode === 'production' && !text('STOREFRONT_URL')) problems.push('STOREFRONT_URL is required in production.');

  const host = text('HOST') ?? '127.0.0.1';
  const publicUrl = address('PUBLIC_URL', mode === 'production' ? ['https:'] : ['http:', 'https:'], null);
  if (mode === 'production' && !text('PUBLIC_URL')) problems.push('PUBLIC_URL is required in production.');

  // On one machine the storefront is the only proxy. In production every proxy has to be configured.
  const trustedProxies = (text('TRUSTED_PROXIES') ?? (mode === 'production' ? '' : '127.0.0.1'))
    .split(',')
    .flatMap((part) => part.trim() || []);
  if (!trustedProxies.every(isAddressRange))
    problems.push('TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, separated by commas.');

  const account = { holder: text('TRANSFER_HOLDER'), iban: text('TRANSFER_IBAN'), bic: text('TRANSFER_BIC') };
  const transferAccount = readTransferAccount(account, mode === 'production', problems);

  const careMail = text('CARE_MAIL') ?? (mode === 'production' ? null : 'hola@velia.example');
  if (careMail !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(careMail))
    problems.push('CARE_MAIL must be an email address.');

  const searchesPerMinute = Number(text('SEARCHES_PER_MINUTE') ?? 600);
  if (!Number.isInteger(searchesPerMinute) || searchesPerMinute < 1)
    problems.push('SEARCHES_PER_MINUTE must be a number of at least 1.');

  const config: Config = {
    mode,
    host,
    port,
    database: serverUrl
      ? { kind: 'server', url: serverUrl }
      : dataDir === 'memory'
        ? { kind: 'memory' }
        : { kind: 'folder', path: path.resolve(dataDir ?? path.join(backendDir, '.data/database')) },
    databaseSetup,
    tokenSecret: secret('TOKEN_SECRET'),
    revalidateSecret: secret('REVALIDATE_SECRET'),
    storefrontUrl: storefrontUrl ?? '',
    publicUrl: publicUrl ?? `http://${host}:${port}`,
    simulatorsUrl,
    mail: readMailConfig({ text, problems, required: mode === 'production' }),
    providers: readProviders(
      { text, address: (...asked) => address(...asked) ?? '', choice, problems, real: mode === 'production' },
      simulatorsUrl,
    ),
    transferAccount,
    verifactu: readVerifactu({ text, choice, problems }, simulatorsUrl),
    endsVerifactu: text('VERIFACTU') === 'off',
    careMail,
    giftCards: choice('GIFT_CARDS', switches, mode === 'production' ? 'off' : 'on') === 'on',
    office: choice('OFFICE', switches, mode === 'production' ? 'off' : 'on') === 'on',
    picturesDir: path.resolve(text('PICTURES_DIR') ?? path.join(backendDir, 'pictures')),
    pictureCacheDir: path.resolve(text('PICTURE_CACHE_DIR') ?? path.join(backendDir, '.data/pictures')),
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    trustedProxies,
    searchesPerMinute,
  };

  if (problems.length > 0) throw new ConfigError([...problems, ...(text('NODE_ENV') === undefined ? [unnamed] : [])]);
  return config;
}

export const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port <= 65_535;

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  return (
    version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}
