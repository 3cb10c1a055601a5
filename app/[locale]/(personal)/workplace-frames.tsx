import type { ReactNode } from 'react';
import { ActingBar } from '@/components/account/advisor/acting-bar';
import { HelpEntry } from '@/components/customer-care/help-entry';
import { ClientLayout, DeskLayout } from '@/components/workplace/workplace-layout';
import { readDeskSession, readSession } from '@/lib/sign-in/require-session';
import { getPersonAttributes } from './person-attributes';
import { ShopFrame } from './shop-frame';

type Props = { children: ReactNode };

/** A signed-in person gets the desk without the shop's frame; anyone else is still in the shop. */
export async function DeskFrame({ children }: Props) {
  const session = await readDeskSession();
  if (!session?.claims.passwordChanged) return <ShopFrame>{children}</ShopFrame>;
  const people = await getPersonAttributes(readDeskSession());
  return (
    <DeskLayout session={session} people={people} acting={<ActingBar session={session} />} help={<HelpEntry />}>
      {children}
    </DeskLayout>
  );
}

export async function ClientFrame({ children }: Props) {
  const session = await readSession('client');
  if (!session) return <ShopFrame>{children}</ShopFrame>;
  return (
    <ClientLayout session={session} people={await getPersonAttributes(readSession('executive'))} help={<HelpEntry />}>
      {children}
    </ClientLayout>
  );
}
