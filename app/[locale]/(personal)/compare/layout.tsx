import type { ReactNode } from 'react';
import { ShopFrame } from '../frames';

export default function Layout({ children }: { children: ReactNode }) {
  return <ShopFrame>{children}</ShopFrame>;
}
