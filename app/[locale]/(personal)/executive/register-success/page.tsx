import { RegisterSuccess } from '@/components/sign-up/register-success';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('signUp.success.title');

/** R12. The same page for new and for known applicants. */
export default perRequestPage(() => <RegisterSuccess />);
