'use client';

import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/routing';
import type { Scope } from '@/lib/password/password-form';
import { useHash } from '@/lib/state/use-hash';
import { ChoosePasswordStage } from './choose-password-stage';
import type { PasswordWords } from './password-words';
import { RecoveryRequest } from './recovery-request';

type Props = { locale: Locale; scope: Scope; signIn: string; words: PasswordWords };

/** One address for both: without a token it asks for a mail, with the mail's token it takes a new password. */
export function PasswordRecoveryStage(props: Props) {
  const token = useHash();
  if (token === null) return <Skeleton className="h-64 w-full" />;
  return token ? <ChoosePasswordStage key={token} {...props} token={token} /> : <RecoveryRequest {...props} />;
}
