import { countryHome } from '@/lib/access/public-script-paths';
import { brand } from '@/lib/brand';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { installedStartPath } from '@/lib/shop/installed-start';
import { paper } from './theme-colours';

export const manifestPath = (locale: Locale) => `/manifest.webmanifest?lang=${locale}`;

/** F071: the web app manifest, in the language of the page. */
export const webManifest = (locale: Locale, description: string) => ({
  id: localePath(locale, countryHome),
  name: brand.name,
  short_name: brand.name,
  description,
  lang: locale,
  dir: 'ltr',
  start_url: installedStartPath(locale),
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/app-icons/192.png', type: 'image/png', sizes: '192x192' },
    { src: '/app-icons/512.png', type: 'image/png', sizes: '512x512' },
    { src: '/app-icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});
