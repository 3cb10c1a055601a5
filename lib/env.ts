/**
 * Settings of the storefront. Read when asked for, never while building: one build serves any backend.
 * The only file that reads the environment.
 */

type Settings = Readonly<{
  backendUrl: string;
  publicOrigin: string;
  sessionSecret: string;
  revalidateSecret: string;
  ipLocationUrl: string | null;
  /** Where the house is met on WhatsApp, and its live chat, in which `{locale}` stands for the page's language. */
  whatsAppUrl: string | null;
  chatUrl: string | null;
  trustedProxies: number;
  /** Where pictures of content may lie besides the backend. */
  pictureOrigins: string[];
  /** Where a browser is sent to pay, and nowhere else, whatever the backend says. */
  paymentOrigins: string[];
  /** PayPal's button in a page of ours, for which its script is loaded; null is the default, and then PayPal's page is used. */
  payPalButton: { clientId: string; scriptUrl: string; hosts: string[] } | null;
  /** Whether an executive's browser keeps copies of her desk, for where there is no signal. */
  keepsDesk: boolean;
  /** The tag manager's container, after a visitor's yes; none is the default, and then nothing of it is in any page. */
  tags: { id: string; origin: string; addresses: string[] } | null;
}>;

const developmentSecret = 'only-for-development-never-in-production';

/** Redsys and PayPal as they take money. */
const usualPaymentPages = 'https://sis.redsys.es https://www.paypal.com';

const usualButtonScript = 'https://www.paypal.com/sdk/js';
/** What PayPal names for its own script. */
const usualButtonHosts = 'https://*.paypal.com https://*.paypalobjects.com';

const usualTagOrigin = 'https://www.googletagmanager.com';
/** Where what a container measures goes: Google's own. */
const usualTagAddresses = [
  'https://*.google-analytics.com/g/collect',
  'https://*.analytics.google.com/g/collect',
  'https://www.googletagmanager.com/a',
  'https://www.googletagmanager.com/td',
].join(' ');

/** Whatever is not said to be development or a test: forgetting to say it must not open the shop with a known secret. */
const isProduction = () => process.env.NODE_ENV !== 'development' && process.env.NODE_ENV !== 'test';

/** What is wrong with the environment, in words for an operator; empty when all is well. */
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
  problems.push(...tagProblems(), ...buttonProblems());
  for (const name of ['SESSION_SECRET', 'REVALIDATE_SECRET'] as const) {
    const value = process.env[name] ?? '';
    if (isProduction() && value.length < 32) problems.push(`${name} must be at least 32 characters of randomness.`);
    if (isProduction() && value === developmentSecret) problems.push(`${name} is the one for development.`);
  }
  return problems;
}

/** With a path: on a whole host lies more than what measures. */
const addressOfTags = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/;

/** A host of a policy: an origin, or all below one. */
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

/** What is wrong with the container of the tag manager, where one is named. */
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

/** Each read by itself: a page asks for some of them a dozen times. */
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
};

export const settings = (): Settings => found;

/** Cookies get the __Host- prefix and Secure wherever the shop is served over https. */
export const isSecureOrigin = () => settings().publicOrigin.startsWith('https:');

/**
 * The workshop's pages are in a build for development and tests only; this is said while building (next.config.ts). The
 * production flag (K17) closes it in such a build too, as it is in every other one.
 */
export const workshopEnabled = () => process.env.SHOP_WORKSHOP === 'on' && !productionFlag();

/** Said when the shop starts; a build for production has nothing that it could close. */
export const productionFlag = () => process.env.SHOP_PRODUCTION === 'on';

export const inDevelopment = () => process.env.NODE_ENV === 'development';

function isOrigin(value: string): boolean {
  try {
    const { protocol, origin } = new URL(value);
    // Written as browsers write it in Origin, or every call that changes something would come from elsewhere.
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
