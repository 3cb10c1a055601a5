import type { ReactNode } from 'react';
import { WorkplaceFrame } from '@/components/workplace/workplace-frame';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <WorkplaceFrame>{children}</WorkplaceFrame>;
}
