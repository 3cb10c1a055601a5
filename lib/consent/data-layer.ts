import { sendGTMEvent } from '@next/third-parties/google';
import { toCookies } from '@/lib/session/cookie-header';
import type { ConsentChoice } from './consent';

export type TagContainer = { id: string; origin: string };

/** Consent Mode needs the `arguments` object of a call, not an array. */
function command(..._said: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: only the object of that name is understood
  sendGTMEvent(arguments);
}

const answer = (yes: boolean) => (yes ? 'granted' : 'denied');

const toConsentMode = ({ measuring, advertising }: ConsentChoice) => ({
  ad_storage: answer(advertising),
  ad_user_data: answer(advertising),
  ad_personalization: answer(advertising),
  analytics_storage: answer(measuring),
});

/**
 * Loads the container from a file. `GoogleTagManager` of the package is not used, because it writes an inline script.
 * Consent is denied first, then updated to the choice.
 */
export function loadContainer({ id, origin }: TagContainer, choice: ConsentChoice): void {
  command('consent', 'default', toConsentMode({ measuring: false, advertising: false }));
  command('set', 'ads_data_redaction', true);
  command('consent', 'update', toConsentMode(choice));
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  // The page's address may contain a search; the shop's origin is enough.
  script.referrerPolicy = 'origin';
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

export const updateConsent = (choice: ConsentChoice) => command('consent', 'update', toConsentMode(choice));

export const pushToDataLayer = (event: object) => sendGTMEvent(event);

const cookiesOfTags = /^(_ga|_gid|_gat|_gcl|_gac|_dc)/;

/** Deletes the container's cookies on our host, on every domain that it may have chosen. */
export function clearTagCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=.${labels.slice(from).join('.')}`)];
  for (const name of toCookies(document.cookie).keys()) {
    if (cookiesOfTags.test(name)) for (const domain of domains) expire(name, domain);
  }
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
  document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
