import { RegisterSuccess } from '@/components/sign-up/register-success';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('signUp.success.title');

/** R12. The same for whoever is known already and for whoever is not. */
export default openPage(() => <RegisterSuccess />);
