'use client';

import { useSession } from '@/lib/session/use-session';

type Props = { signedOut: string; signedIn: string };

/** Public pages are the same for everybody; who is signed in arrives afterwards. */
export function AccountLink({ signedOut, signedIn }: Props) {
  const session = useSession();
  const person = session?.executive ?? session?.client;
  return <span className="site-tool-label">{person ? `${signedIn} ${person.name}` : signedOut}</span>;
}
