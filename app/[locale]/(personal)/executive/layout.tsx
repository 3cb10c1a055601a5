import type { ReactNode } from 'react';
import { DeskFrame } from '../workplace-frames';

export default function Layout({ children }: { children: ReactNode }) {
  return <DeskFrame>{children}</DeskFrame>;
}
