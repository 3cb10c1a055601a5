import { PreparedSection } from '@/components/layout/prepared-section';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('prepared.clientProducts.title');

export default guardedPage('/executive/your-account/client-products', ({ session }) => (
  <PreparedSection session={session} name="clientProducts" />
));
