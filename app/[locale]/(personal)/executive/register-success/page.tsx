import { RegisterSuccess } from '@/components/sign-up/register-success';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('signUp.success.title');

/** R12. The same page for new and for known applicants. */
export default openPage(() => <RegisterSuccess />);
