import type { ReactNode } from 'react';
import { ActingBar } from '@/components/account/advisor/acting-bar';
import { HelpEntry } from '@/components/customer-care/help-entry';
import { ClientPlace, DeskPlace } from '@/components/workplace/workplace-frame';
import { readDeskSession, readSession } from '@/lib/sign-in/require-session';
import { pagePeople } from './page-people';
import { ShopFrame } from './shop-frame';

type Props = { children: ReactNode };

/** A signed-in person gets the desk without the shop's frame; anyone else is still in the shop. */
export async function DeskFrame({ children }: Props) {
  const session = await readDeskSession();
  if (!session?.claims.passwordChanged) return <ShopFrame>{children}</ShopFrame>;
  const people = await pagePeople(readDeskSession());
  return (
    <DeskPlace session={session} people={people} acting={<ActingBar session={session} />} help={<HelpEntry />}>
      {children}
    </DeskPlace>
  );
}

export async function ClientFrame({ children }: Props) {
  const session = await readSession('client');
  if (!session) return <ShopFrame>{children}</ShopFrame>;
  return (
    <ClientPlace session={session} people={await pagePeople(readSession('executive'))} help={<HelpEntry />}>
      {children}
    </ClientPlace>
  );
}
