import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ComponentGallery } from '@/components/gallery/component-gallery';
import { getGalleryWords } from '@/components/gallery/words';
import { requireLocale } from '@/lib/i18n/locale';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: getGalleryWords(await requireLocale()).title, robots: { index: false } };
}

/** Its ending makes it a page only in a build that asks for the workshop (next.config.ts). */
export default async function Page() {
  await connection();
  return (
    <main id="content" tabIndex={-1}>
      <ComponentGallery locale={await requireLocale()} />
    </main>
  );
}
