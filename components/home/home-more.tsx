import { ContentBlocks } from '@/components/content/content-blocks';
import { getScreen } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';

/** Those that have a place of their own on the page. */
const placed = /^(hero|campaign|department-.+|step-.+|executives|guide|newsletter)$/;

/** J21. Whatever else an owner puts on this screen, of any kind. */
export async function HomeMore() {
  const blocks = await getScreen(await requireLocale(), 'home');
  return <ContentBlocks blocks={Object.values(blocks).filter(({ code }) => !placed.test(code))} />;
}
