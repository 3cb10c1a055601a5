import type { ReactNode } from 'react';
import { ClientFrame } from '../workplace-frames';

export default function Layout({ children }: { children: ReactNode }) {
  return <ClientFrame>{children}</ClientFrame>;
}
