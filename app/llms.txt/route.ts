import { connection } from 'next/server';
import type { Menu } from '@/lib/catalogue/catalogue-mappers';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { settings } from '@/lib/env';
import { type Locale, locales } from '@/lib/i18n/routing';
import { llmsText } from '@/lib/seo/llms';
import { textHeaders } from '@/lib/seo/machine-headers';
import messages from '@/messages/en.json';

export async function GET(): Promise<Response> {
  await connection();
  const pairs = await Promise.all(locales.map(async (locale) => [locale, await getMenu(locale)] as const));
  const menus = Object.fromEntries(pairs) as Record<Locale, Menu>;
  const text = llmsText(settings().publicOrigin, messages.home.meta.description, menus);
  return new Response(text, { headers: textHeaders });
}
