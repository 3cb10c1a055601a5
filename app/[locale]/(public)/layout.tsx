import type { ReactNode } from 'react';
export const ensureStatic = 'navigation';
export default function PublicLayout({ children }: { children: ReactNode }) {
  return children;
}
