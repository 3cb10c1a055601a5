import { isIP } from 'node:net';

// Providers of card, Bizum and PayPal payments. A payment method without settings is not offered.

const algorithms = ['HMAC_SHA512_V2', 'HMAC_SHA256_V1'] as const;

export type ProviderConfig = {
  redsys: {
    algorithm: (typeof algorithms)[number];
    key: string;
    merchantCode: string;
    terminal: string;
    formUrl: string;
    restUrl: string;
    queryUrl: string;
  } | null;
  payPal: {
    apiUrl: string;
    clientId: string;
    secret: string;
    merchantId: string;
    webhookId: string;
    certificateHosts: string[];
    signerDomain: string;
    rootsUrl: string | null;
  } | null;
};

type Settings = {
  text: (name: string) => string | undefined;
  address: (name: string, protocols: string[], fallback: string) => string;
  choice: <const T extends readonly string[]>(name: string, allowed: T, fallback: T[number]) => T[number];
  problems: string[];
  /** True in production, where published test merchants are refused. */
  real: boolean;
};

/** Published by the gateway for its test host. */
const publishedKey = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const testHost = /^sis-[a-z]\.redsys\.es$|\.sandbox\.paypal\.com$/;

/** With the simulators, their merchants are used, whose keys are public. */
export function readProviders(settings: Settings, simulatorsUrl: string | null): ProviderConfig {
  if (simulatorsUrl) return simulated(simulatorsUrl, settings);
  const redsys = readTogether(settings, ['REDSYS_MERCHANT_CODE', 'REDSYS_KEY']);
  const payPal = readTogether(settings, [
    'PAYPAL_CLIENT_ID',
    'PAYPAL_SECRET',
    'PAYPAL_MERCHANT_ID',
    'PAYPAL_WEBHOOK_ID',
  ]);
  if (settings.real && redsys?.REDSYS_KEY === publishedKey)
    settings.problems.push('REDSYS_KEY is the one that everybody knows.');
  return {
    redsys: redsys && {
      ...gateway(readHost(settings, 'REDSYS_URL', 'https://sis.redsys.es/sis')),
      algorithm: settings.choice('REDSYS_ALGORITHM', algorithms, 'HMAC_SHA512_V2'),
      terminal: settings.text('REDSYS_TERMINAL') ?? '1',
      merchantCode: redsys.REDSYS_MERCHANT_CODE,
      key: redsys.REDSYS_KEY,
    },
    payPal: payPal && {
      ...payPalAt(readHost(settings, 'PAYPAL_API_URL', 'https://api-m.paypal.com')),
      clientId: payPal.PAYPAL_CLIENT_ID,
      secret: payPal.PAYPAL_SECRET,
      merchantId: payPal.PAYPAL_MERCHANT_ID,
      webhookId: payPal.PAYPAL_WEBHOOK_ID,
    },
  };
}

const gateway = (url: string) => ({
  formUrl: `${url}/realizarPago`,
  restUrl: `${url}/rest/trataPeticionREST`,
  queryUrl: `${url}/rest/consultaOperaciones`,
});

function payPalAt(apiUrl: string) {
  const { host } = new URL(apiUrl);
  return {
    apiUrl,
    // Certificates are at the older of the two host names.
    certificateHosts: [...new Set([host, host.replace(/^api-m\./, 'api.')])],
    signerDomain: 'paypal.com',
    rootsUrl: null,
  };
}

const simulated = (url: string, { choice }: Settings): ProviderConfig => ({
  redsys: {
    ...gateway(`${url}/bank/sis`),
    algorithm: choice('REDSYS_ALGORITHM', algorithms, 'HMAC_SHA512_V2'),
    merchantCode: '999008881',
    terminal: '1',
    key: publishedKey,
  },
  payPal: {
    apiUrl: `${url}/paypal`,
    clientId: 'simulated-shop',
    secret: 'simulated-secret',
    merchantId: 'SIMULATEDSHOP',
    webhookId: 'SIMULATEDWEBHOOK1',
    certificateHosts: [new URL(url).host],
    signerDomain: 'paypal.example',
    rootsUrl: `${url}/paypal/control/root`,
  },
});

/** All of them or none: an incomplete merchant cannot take payments. */
function readTogether<Name extends string>({ text, problems }: Settings, names: Name[]): Record<Name, string> | null {
  const found = names.filter((name) => text(name) !== undefined);
  if (found.length === 0) return null;
  if (found.length < names.length) problems.push(`${names.join(', ')} belong together: set all of them or none.`);
  return Object.fromEntries(names.map((name) => [name, text(name) ?? ''])) as Record<Name, string>;
}

/** Refuses this machine and bare IP addresses, and in production test hosts. */
function readHost({ address, problems, real }: Settings, name: string, fallback: string): string {
  const url = address(name, ['https:'], fallback);
  const { hostname } = new URL(url);
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    problems.push(`${name} must be the address of the provider.`);
  if (real && testHost.test(hostname)) problems.push(`${name} is a test host: nobody pays there.`);
  return url;
}
