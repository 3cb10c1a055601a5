import { type DisabledParts, readDisabledParts, switchProblems } from '../engine/config/engine-parts.ts';

/**
 * Settings of the storefront, read at run time, never while building: one build serves any backend. The only file
 * that reads the environment.
 */

type Settings = Readonly<{
  backendUrl: string;
  publicOrigin: string;
  sessionSecret: string;
  revalidateSecret: string;
  ipLocationUrl: string | null;
  /** WhatsApp and live chat of customer care; `{locale}` in the chat's address is replaced by the page's language. */
  whatsAppUrl: string | null;
  chatUrl: string | null;
  trustedProxies: number;
  /** Allowed https origins of content pictures besides the backend. */
  pictureOrigins: string[];
  /** Allowed https origins of payment pages, whatever the backend says. */
  paymentOrigins: string[];
  /** PayPal's button in our page, with its script; null, the default, uses PayPal's page instead. */
  payPalButton: { clientId: string; scriptUrl: string; hosts: string[] } | null;
  /** Whether an executive's browser keeps copies of the desk for offline use. */
  keepsDesk: boolean;
  /** The tag manager's container, loaded after consent; with none, the default, no page contains it. */
  tags: { id: string; origin: string; addresses: string[] } | null;
  /** Parts of the engine around Next that are switched off. */
  engineOff: DisabledParts;
}>;

const developmentSecret = 'only-for-development-never-in-production';

/** The live payment pages of Redsys and PayPal. */
const usualPaymentPages = 'https://sis.redsys.es https://www.paypal.com';

const usualButtonScript = 'https://www.paypal.com/sdk/js';
/** The hosts that PayPal documents for its script. */
const usualButtonHosts = 'https://*.paypal.com https://*.paypalobjects.com';

const usualTagOrigin = 'https://www.googletagmanager.com';
/** Google's own addresses for what a container measures. */
const usualTagAddresses = [
  'https://*.google-analytics.com/g/collect',
  'https://*.analytics.google.com/g/collect',
  'https://www.googletagmanager.com/a',
  'https://www.googletagmanager.com/td',
].join(' ');

/** Everything but development and tests: forgetting to set it must not open the shop with a known secret. */
const isProduction = () => process.env.NODE_ENV !== 'development' && process.env.NODE_ENV !== 'test';

/** Problems of the environment, in words for an operator; empty when there are none. */
export function settingProblems(): string[] {
  const problems: string[] = [];
  for (const [name, example] of [
    ['BACKEND_URL', 'http://127.0.0.1:4000'],
    ['PUBLIC_ORIGIN', 'https://shop.example'],
  ] as const) {
    const value = process.env[name];
    if (!value && isProduction()) problems.push(`${name} is missing (for example ${example}).`);
    if (value && !isOrigin(value)) problems.push(`${name} is not an http or https origin: ${value}`);
  }
  for (const origin of listOf(process.env.PICTURE_ORIGINS)) {
    if (!origin.startsWith('https:') || !isOrigin(origin)) problems.push(`PICTURE_ORIGINS: no https origin: ${origin}`);
  }
  const { ipLocationUrl } = settings();
  if (ipLocationUrl !== null && !(URL.canParse(ipLocationUrl) && /^https?:/.test(ipLocationUrl)))
    problems.push(`IP_LOCATION_URL is not an http or https address: ${ipLocationUrl}`);
  for (const name of ['WHATSAPP_URL', 'CHAT_URL'] as const) {
    const value = process.env[name];
    if (value && !(URL.canParse(value) && new URL(value).protocol.startsWith(isSecureOrigin() ? 'https:' : 'http')))
      problems.push(`${name} is not an https address: ${value}`);
  }
  for (const origin of settings().paymentOrigins) {
    const fits = isOrigin(origin) && (origin.startsWith('https:') || !isSecureOrigin());
    if (!fits) problems.push(`PAYMENT_ORIGINS: no https origin: ${origin}`);
  }
  problems.push(...tagProblems(), ...buttonProblems(), ...switchProblems(engineSwitches()));
  for (const name of ['SESSION_SECRET', 'REVALIDATE_SECRET'] as const) {
    const value = process.env[name] ?? '';
    if (isProduction() && value.length < 32) problems.push(`${name} must be at least 32 characters of randomness.`);
    if (isProduction() && value === developmentSecret) problems.push(`${name} is the one for development.`);
  }
  return problems;
}

/** With a path: a whole host serves more than measuring. */
const addressOfTags = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/;

/** A host for a policy: an origin, or all subdomains of one. */
function isPolicyHost(host: string): boolean {
  const origin = host.replace('//*.', '//');
  return isOrigin(origin) && (origin.startsWith('https:') || !isSecureOrigin());
}

function buttonProblems(): string[] {
  const { payPalButton } = settings();
  if (!payPalButton) return [];
  const { clientId, scriptUrl, hosts } = payPalButton;
  const isScript = URL.canParse(scriptUrl) && scriptUrl === new URL(scriptUrl).href && !/[?#]/.test(scriptUrl);
  return [
    ...(/^[\w-]{1,200}$/.test(clientId) ? [] : [`PAYPAL_BUTTON_CLIENT_ID is no client id of PayPal: ${clientId}`]),
    ...(isScript && isPolicyHost(new URL(scriptUrl).origin)
      ? []
      : [`PAYPAL_BUTTON_URL is not an https address: ${scriptUrl}`]),
    ...hosts.flatMap((host) => (isPolicyHost(host) ? [] : [`PAYPAL_BUTTON_HOSTS: no https origin: ${host}`])),
  ];
}

/** Problems of the tag manager's settings, when a container is named. */
function tagProblems(): string[] {
  const { tags } = settings();
  if (!tags) return [];
  const isSafe = (address: string) => address.startsWith('https:') || !isSecureOrigin();
  return [
    ...(/^GTM-[0-9A-Z]{4,12}$/.test(tags.id) ? [] : [`GTM_ID is no container (GTM-XXXXXXX): ${tags.id}`]),
    ...(isOrigin(tags.origin) && isSafe(tags.origin) && !tags.origin.includes('*')
      ? []
      : [`GTM_ORIGIN is no https origin: ${tags.origin}`]),
    ...tags.addresses
      .filter((address) => !(addressOfTags.test(address) && isSafe(address)))
      .map((address) => `GTM_ADDRESSES: no https address with a path: ${address}`),
  ];
}

/** Getters, because a page reads some of them a dozen times. */
const found: Settings = {
  get backendUrl() {
    return trimSlash(process.env.BACKEND_URL ?? 'http://127.0.0.1:4000');
  },
  get publicOrigin() {
    return trimSlash(process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000');
  },
  get sessionSecret() {
    return process.env.SESSION_SECRET || developmentSecret;
  },
  get revalidateSecret() {
    return process.env.REVALIDATE_SECRET || developmentSecret;
  },
  get ipLocationUrl() {
    return trimSlash(process.env.IP_LOCATION_URL ?? '') || null;
  },
  get whatsAppUrl() {
    return process.env.WHATSAPP_URL || null;
  },
  get chatUrl() {
    return process.env.CHAT_URL || null;
  },
  get trustedProxies() {
    return Number(process.env.TRUSTED_PROXIES ?? 0) || 0;
  },
  get pictureOrigins() {
    return listOf(process.env.PICTURE_ORIGINS);
  },
  get paymentOrigins() {
    return listOf(process.env.PAYMENT_ORIGINS || usualPaymentPages);
  },
  get payPalButton() {
    const clientId = process.env.PAYPAL_BUTTON_CLIENT_ID;
    if (!clientId) return null;
    return {
      clientId,
      scriptUrl: process.env.PAYPAL_BUTTON_URL || usualButtonScript,
      hosts: listOf(process.env.PAYPAL_BUTTON_HOSTS || usualButtonHosts),
    };
  },
  get keepsDesk() {
    return process.env.OFFLINE_DESK !== 'off';
  },
  get tags() {
    const id = process.env.GTM_ID;
    if (!id) return null;
    return {
      id,
      origin: trimSlash(process.env.GTM_ORIGIN || usualTagOrigin),
      addresses: listOf(process.env.GTM_ADDRESSES || usualTagAddresses),
    };
  },
  get engineOff() {
    return readDisabledParts(engineSwitches());
  },
};

const engineSwitches = () => ({ engine: process.env.ENGINE, parts: process.env.ENGINE_OFF });

export const settings = (): Settings => found;

/** Whether the shop is served over https: cookies then get the __Host- prefix and Secure. */
export const isSecureOrigin = () => settings().publicOrigin.startsWith('https:');

/**
 * The gallery and the empty page for measurements are only in builds for development and tests, which set this while
 * building (next.config.ts). The production flag (K17) closes them in such a build too.
 */
export const developmentPagesEnabled = () => process.env.SHOP_WORKSHOP === 'on' && !productionFlag();

/** Set at start; a production build has nothing for it to close. */
export const productionFlag = () => process.env.SHOP_PRODUCTION === 'on';

export const inDevelopment = () => process.env.NODE_ENV === 'development';

function isOrigin(value: string): boolean {
  try {
    const { protocol, origin } = new URL(value);
    // Spelled as browsers send it in Origin: otherwise every write would count as cross-site.
    return /^https?:$/.test(protocol) && origin === trimSlash(value);
  } catch {
    return false;
  }
}

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map(trimSlash);

function trimSlash(value: string): string {
  return value.replace(/\/+$/, '');
}
