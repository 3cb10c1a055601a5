import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { SignInWords } from './sign-in-form';

export async function getSignInWords(): Promise<SignInWords> {
  const t = await getTranslations('signIn');
  const errors = await getTranslations('error');
  return {
    user: t('user'),
    password: t('password'),
    show: t('show'),
    hide: t('hide'),
    submit: t('submit'),
    pending: t('pending'),
    required: errors('required'),
    tooLong: errors('tooLong'),
    failures: {
      'error.badCredentials': errors('badCredentials'),
      'error.tooMany': errors('tooMany'),
      'error.busy': errors('busy'),
      'error.offline': errors('offline'),
      'error.crossSite': errors('crossSite'),
    },
    failure: errors('broken'),
  };
}
