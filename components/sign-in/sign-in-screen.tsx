import './sign-in.css';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { parseReturnPath } from '@/lib/access/return-path';
import { clientLogin, executiveSignIn, newAccountPath, passwordRecover } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { SessionKind } from '@/lib/session/session';
import { readSession } from '@/lib/sign-in/require-session';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { SignInForm } from './sign-in-form';
import { getSignInWords } from './sign-in-words';

type Props = {
  kind: SessionKind;
  /** Where the visitor was going, from the address; followed only if it is a path of ours. */
  wanted: string | null;
  fallback: string;
  /** The account was just closed. */
  closed?: boolean;
};

/** Clients first, because most people who sign in are shopping. */
const doors: [SessionKind, string][] = [
  ['client', clientLogin],
  ['executive', executiveSignIn],
];

export async function SignInScreen({ kind, wanted, fallback, closed = false }: Props) {
  const locale = await requireLocale();
  const target = localePath(locale, parseReturnPath(wanted) ?? fallback);
  if (await readSession(kind)) redirect(target);
  const t = await getTranslations('signIn');
  return (
    <div className="page-form">
      <h1>{t(`${kind}.title`)}</h1>
      <nav className="sign-in-doors" aria-label={t('doors')}>
        {doors.map(([door, path]) =>
          door === kind ? (
            // Not a link: it would lose typed text and the return address.
            <span key={door} aria-current="page">
              {t(`${door}.door`)}
            </span>
          ) : (
            <Link key={door} href={localePath(locale, path)} className={linkClass()}>
              {t(`${door}.door`)}
            </Link>
          ),
        )}
      </nav>
      {closed && (
        <p role="status" className="form-done">
          {t('closed')}
        </p>
      )}
      <p>{t(`${kind}.text`)}</p>
      <p className="form-failure script-missing">{t('script')}</p>
      <SignInForm
        kind={kind}
        onSignedIn={target}
        words={await getSignInWords()}
        stay={await getMessageGroup('signIn.stay')}
      />
      <p>
        <Link
          href={localePath(locale, kind === 'client' ? `${passwordRecover}?for=client` : passwordRecover)}
          className={linkClass('accent')}
        >
          {t('forgot')}
        </Link>
      </p>
      <p>
        <Link
          href={localePath(locale, kind === 'client' ? newAccountPath : signUpPath)}
          className={linkClass('accent')}
        >
          {t(kind === 'client' ? 'newAccount' : 'join')}
        </Link>
      </p>
    </div>
  );
}
