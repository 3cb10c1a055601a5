import type { ReactNode } from 'react';
import { ClientFrame } from '../frames';

export default function Layout({ children }: { children: ReactNode }) {
  return <ClientFrame>{children}</ClientFrame>;
}
