import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { Gallery } from '@/components/gallery/gallery';
import { getGalleryWords } from '@/components/gallery/words';
import { galleryEnabled } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: getGalleryWords(await requireLocale()).title, robots: { index: false } };
}

/** Asked for at run time, so that one build serves workshop and shop: without the switch the page does not exist. */
export default async function Page() {
  await connection();
  if (!galleryEnabled()) notFound();
  return (
    <main id="content" tabIndex={-1}>
      <Gallery locale={await requireLocale()} />
    </main>
  );
}
