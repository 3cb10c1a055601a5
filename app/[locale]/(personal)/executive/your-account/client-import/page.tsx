import { ImportView } from '@/components/client-book/import/import-view';
import { clientImportPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientBook.import.title');

export default guardedPage(clientImportPath, ({ session }) => <ImportView session={session} />);
