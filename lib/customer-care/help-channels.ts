import 'server-only';
import { settings } from '@/lib/env';
import type { Locale } from '@/lib/i18n/routing';
import type { HelpChannels } from './help';

/** The configured channels, in the page's language; a WhatsApp chat starts with a greeting. */
export function helpChannelsIn(locale: Locale, greeting: string): HelpChannels {
  const { whatsAppUrl, chatUrl } = settings();
  return {
    whatsApp: whatsAppUrl && withText(whatsAppUrl, greeting),
    chat: chatUrl?.replaceAll('{locale}', locale) ?? null,
  };
}

export const hasHelpChannels = (): boolean => settings().whatsAppUrl !== null || settings().chatUrl !== null;

function withText(address: string, text: string): string {
  const url = new URL(address);
  url.searchParams.set('text', text);
  return url.href;
}
