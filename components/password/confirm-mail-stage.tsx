'use client';

import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/routing';
import { useHash } from '@/lib/state/use-hash';
import { ChoosePasswordStage, RecoveryLinks } from './choose-password-stage';
import type { PasswordWords } from './password-words';
import { StageOutcome } from './stage-outcome';

type Props = { locale: Locale; words: PasswordWords };

/** The token is behind the # of the address, so no log has it. */
export function ConfirmMailStage({ locale, words }: Props) {
  const token = useHash();
  if (token === null) return <Skeleton className="h-64 w-full" />;
  if (token) return <ChoosePasswordStage key={token} locale={locale} token={token} words={words} />;
  return (
    <StageOutcome {...words.recovery.choose.closed.none}>
      <RecoveryLinks locale={locale} words={words} />
    </StageOutcome>
  );
}
