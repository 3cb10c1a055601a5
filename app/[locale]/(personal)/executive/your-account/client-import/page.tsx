import { ImportView } from '@/components/client-book/import/import-view';
import { clientImportPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientBook.import.title');

export default guardedPage(clientImportPath, ({ session }) => <ImportView session={session} />);
