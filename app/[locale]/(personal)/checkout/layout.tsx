import type { ReactNode } from 'react';
import { DeskFrame } from '../frames';

export default function Layout({ children }: { children: ReactNode }) {
  return <DeskFrame>{children}</DeskFrame>;
}
