import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  TOKEN_SECRET: 't'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  STOREFRONT_URL: 'https://shop.example',
  PUBLIC_URL: 'https://backend.example',
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MAIL_FROM: 'Velia <hola@velia.example>',
};

const account = {
  TRANSFER_HOLDER: 'Una tienda, S.L.',
  TRANSFER_IBAN: 'es44 0000 0000 0612 3456 7890',
  TRANSFER_BIC: 'VELIESM0XXX',
};

function problemsOf(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const development = { NODE_ENV: 'development' };

test('an empty environment is production: published values are refused, and the message says how to ask for development', () => {
  const problems = problemsOf({});
  const secrets = ['TOKEN_SECRET', 'REVALIDATE_SECRET'];
  const required = ['DATABASE_URL', 'STOREFRONT_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', ...secrets];
  for (const name of [...required, 'NODE_ENV=development']) expect(problems.join('\n')).toContain(name);
  const { NODE_ENV: _, ...unnamed } = production;
  expect(readConfig(unnamed)).toEqual(readConfig(production));
  for (const more of [{ DATABASE_SETUP: 'seed' }, { SIMULATORS_URL: 'http://127.0.0.1:4100' }])
    expect(problemsOf({ ...unnamed, ...more })).not.toEqual([]);
});

test('development, enabled by name, is set up on the embedded database', () => {
  expect(readConfig(development)).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 4000,
    database: { kind: 'folder', path: expect.stringContaining('.data') },
    databaseSetup: 'seed',
    simulatorsUrl: null,
    giftCards: true,
    office: true,
    trustedProxies: ['127.0.0.1'],
    searchesPerMinute: 600,
  });
});

test('a complete production environment is accepted and sets nothing up by itself', () => {
  expect(readConfig(production)).toMatchObject({
    mode: 'production',
    database: { kind: 'server', url: production.DATABASE_URL },
    databaseSetup: 'none',
    giftCards: false,
    office: false,
    trustedProxies: [],
    searchesPerMinute: 600,
  });
});

test('all errors are reported at once', () => {
  const problems = problemsOf({
    ...production,
    NODE_ENV: 'staging',
    PORT: 'http',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
  });
  expect(problems).toHaveLength(4);
});

describe('each invalid setting is named', () => {
  test.each([
    ['TOKEN_SECRET', { TOKEN_SECRET: undefined }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'only-for-development-never-in-production' }],
    ['REVALIDATE_SECRET', { REVALIDATE_SECRET: '' }],
    ['STOREFRONT_URL', { STOREFRONT_URL: undefined }],
    ['STOREFRONT_URL', { STOREFRONT_URL: 'shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://backend.example' }],
    ['SIMULATORS_URL', { SIMULATORS_URL: 'http://127.0.0.1:4100' }],
    ['DATA_DIR', { DATA_DIR: '/srv/data' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['DATA_DIR', { DATABASE_URL: undefined, DATA_DIR: 'memory' }],
    ['PORT', { PORT: '70000' }],
    ['GIFT_CARDS', { GIFT_CARDS: 'yes' }],
    ['OFFICE', { OFFICE: 'yes' }],
    ['DATABASE_SETUP', { DATABASE_SETUP: 'wipe' }],
    ['DATABASE_SETUP', { DATABASE_SETUP: 'seed' }],
    ['TRANSFER_BIC', { TRANSFER_HOLDER: 'A shop', TRANSFER_IBAN: account.TRANSFER_IBAN }],
    ['TRANSFER_IBAN', { ...account, TRANSFER_IBAN: 'ES44 0000 0000 0612 3456 7809' }],
    ['TRANSFER_IBAN', { ...account, TRANSFER_IBAN: 'ES45 0000 0000 0612 3456 7890' }],
    ['TRANSFER_BIC', { ...account, TRANSFER_BIC: 'VELIES' }],
    ['TRANSFER_HOLDER', { ...account, TRANSFER_HOLDER: 'Í'.repeat(71) }],
    ['TRANSFER_HOLDER', { ...account, TRANSFER_HOLDER: 'A shop\nEUR999' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, everybody' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/64' }],
  ])('%s in production: %j', (name, change) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });
});

const records = {
  VERIFACTU: 'production',
  VERIFACTU_NIF: 'B12345674',
  VERIFACTU_NAME: 'Una tienda, S.L.',
  VERIFACTU_PRODUCER_NIF: '89890001k',
  VERIFACTU_PRODUCER_NAME: 'Integradora, S.L.',
  VERIFACTU_CERTIFICATE: '/run/secrets/seal.pfx',
};

test('records of invoices are made only where a setting says so', () => {
  expect(readConfig(production).verifactu).toBeNull();
  expect(readConfig({ ...production, ...records, VERIFACTU: 'off', SELLER_IN_SII: 'on' }).verifactu).toBeNull();
  expect(readConfig({ ...production, ...records }).verifactu).toEqual({
    environment: 'production',
    issuer: { nif: 'B12345674', name: 'Una tienda, S.L.' },
    producer: { nif: '89890001K', name: 'Integradora, S.L.' },
    installation: '1',
    serviceUrl: 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    certificate: { file: '/run/secrets/seal.pfx', keyFile: null, password: null },
  });
});

test.each([
  ['VERIFACTU', { VERIFACTU: 'yes' }],
  ['SELLER_IN_SII', { SELLER_IN_SII: 'on' }],
  ['VERIFACTU_NIF', { VERIFACTU_NIF: 'B12345678' }],
  ['VERIFACTU_NIF', { VERIFACTU_NIF: undefined }],
  ['VERIFACTU_NAME', { VERIFACTU_NAME: '' }],
  ['VERIFACTU_NAME', { VERIFACTU_NAME: 'x'.repeat(121) }],
  ['VERIFACTU_PRODUCER_NIF', { VERIFACTU_PRODUCER_NIF: 'somebody' }],
  ['VERIFACTU_PRODUCER_NAME', { VERIFACTU_PRODUCER_NAME: 'a\nb' }],
  ['VERIFACTU_CERTIFICATE', { VERIFACTU_CERTIFICATE: undefined }],
  ['VERIFACTU_CERTIFICATE_KIND', { VERIFACTU_CERTIFICATE_KIND: 'stamp' }],
  ['VERIFACTU_INSTALLATION', { VERIFACTU_INSTALLATION: 'a shop' }],
])('records of invoices want %s: %j', (name, change) => {
  const problems = problemsOf({ ...production, ...records, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
});

test('production runs on the embedded database where its folder is named', () => {
  const { database } = readConfig({ ...production, DATABASE_URL: undefined, DATA_DIR: '/srv/data' });
  expect(database).toEqual({ kind: 'folder', path: '/srv/data' });
});

test('DATA_DIR memory chooses a database in memory', () => {
  expect(readConfig({ ...development, DATA_DIR: 'memory' }).database).toEqual({ kind: 'memory' });
});

test('providers reach the backend where it listens, unless another address is set', () => {
  expect(readConfig({ ...development, PORT: '4321' }).publicUrl).toBe('http://127.0.0.1:4321');
  expect(readConfig({ ...development, PUBLIC_URL: 'https://backend.example/' }).publicUrl).toBe(
    'https://backend.example',
  );
});

test('the account for transfers is read from the settings; without them production has none', () => {
  expect(readConfig(production).transferAccount).toBeNull();
  expect(readConfig({ ...production, ...account }).transferAccount).toEqual({
    holder: 'Una tienda, S.L.',
    iban: 'ES4400000000061234567890',
    bic: 'VELIESM0XXX',
  });
  expect(readConfig(development).transferAccount).toMatchObject({ holder: 'Velia Moda Íntima, S.L.' });
});

test('trusted proxies are a list of addresses', () => {
  expect(readConfig({ ...development, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
  ]);
});

describe('payment providers', () => {
  const redsys = { REDSYS_MERCHANT_CODE: '123456789', REDSYS_KEY: 'k'.repeat(32) };

  test('none, if none is configured', () => {
    expect(readConfig(production).providers).toEqual({ redsys: null, payPal: null });
  });

  test('in production the configured Redsys merchant, at the bank’s own address', () => {
    const { providers } = readConfig({ ...production, ...redsys });
    expect(providers.redsys).toMatchObject({
      merchantCode: '123456789',
      terminal: '1',
      algorithm: 'HMAC_SHA512_V2',
      formUrl: 'https://sis.redsys.es/sis/realizarPago',
    });
  });

  test('with the simulators their merchants, whatever is configured', () => {
    const { redsys: bank, payPal } = readConfig({
      ...development,
      ...redsys,
      SIMULATORS_URL: 'http://127.0.0.1:4100',
    }).providers;
    expect(bank).toMatchObject({ merchantCode: '999008881', formUrl: 'http://127.0.0.1:4100/bank/sis/realizarPago' });
    expect(payPal).toMatchObject({ apiUrl: 'http://127.0.0.1:4100/paypal', certificateHosts: ['127.0.0.1:4100'] });
  });

  test.each([
    ['half a merchant', { REDSYS_KEY: 'k'.repeat(32) }],
    ['half of PayPal', { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_MERCHANT_ID: 'c' }],
    ['a bank on this machine', { ...redsys, REDSYS_URL: 'https://localhost/sis' }],
    ['a bank without a name', { ...redsys, REDSYS_URL: 'https://127.0.0.1/sis' }],
    ['a bank without TLS', { ...redsys, REDSYS_URL: 'http://sis.example/sis' }],
    ['an unknown algorithm', { ...redsys, REDSYS_ALGORITHM: 'HMAC_SHA1' }],
  ])('%s is refused', (_what, env) => {
    expect(problemsOf({ ...production, ...env })).not.toEqual([]);
  });

  const known = { ...redsys, REDSYS_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' };
  const payPal = {
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_SECRET: 'b',
    PAYPAL_MERCHANT_ID: 'c',
    PAYPAL_WEBHOOK_ID: 'd',
    PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
  };
  test.each([
    ['REDSYS_KEY is the one that everybody knows.', known],
    ['REDSYS_URL is a test host: nobody pays there.', { ...redsys, REDSYS_URL: 'https://sis-t.redsys.es:25443/sis' }],
    ['PAYPAL_API_URL is a test host: nobody pays there.', payPal],
  ])('a published test merchant is refused in production: %s', (problem, env) => {
    expect(problemsOf({ ...production, ...env })).toEqual([problem]);
    expect(problemsOf({ ...development, ...env })).toEqual([]);
  });
});
