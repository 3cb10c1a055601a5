import { redirect } from 'next/navigation';
import { WelcomeView } from '@/components/account/welcome-view';
import { passwordInit } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';
import { readDeskSession } from '@/lib/sign-in/require-session';

export const generateMetadata = titleOf('signUp.welcome.title');

/** R09. Public; a signed-in person sees personal content. */
export default openPage(async () => {
  const session = await readDeskSession();
  if (session && !session.claims.passwordChanged) redirect(localePath(await requireLocale(), passwordInit));
  return <WelcomeView session={session} />;
});
