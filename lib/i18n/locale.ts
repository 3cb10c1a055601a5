import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from './routing';

/**
 * The page's language, or not-found. `next build` renders each public page once for the placeholder language "build",
 * so calling this first also keeps the build from calling the backend.
 */
export async function requireLocale(): Promise<Locale> {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return locale;
}
