import NextLink from 'next/link';
import { locale as rootLocale } from 'next/root-params';
import type { AnchorHTMLAttributes } from 'react';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

/**
 * The house's link: takes a path of ours and leads to it in the page's language; other addresses are plain anchors.
 * Nothing is fetched ahead only because it can be seen: a first view of home would ask for seven pages more.
 */
export async function Link({ href, ...rest }: Props) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const locale = await rootLocale();
  return <NextLink href={localePath(isLocale(locale) ? locale : defaultLocale, href)} prefetch={false} {...rest} />;
}
