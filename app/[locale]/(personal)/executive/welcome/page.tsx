import { redirect } from 'next/navigation';
import { ExecutiveWelcome } from '@/components/account/executive-welcome';
import { passwordInit } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';
import { readDeskSession } from '@/lib/sign-in/require-session';

export const generateMetadata = titleMetadata('signUp.welcome.title');

/** R09. Public; a signed-in person sees personal content. */
export default perRequestPage(async () => {
  const session = await readDeskSession();
  if (session && !session.claims.passwordChanged) redirect(localePath(await requireLocale(), passwordInit));
  return <ExecutiveWelcome session={session} />;
});
