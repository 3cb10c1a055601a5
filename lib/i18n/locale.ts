import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from './routing';

/**
 * The page's language, or not-found. `next build` renders each public page once for the placeholder language
 * "build", so asking here first is also what keeps the backend out of the build.
 */
export async function requireLocale(): Promise<Locale> {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return locale;
}
