import { UnknownStore } from '@/components/store/store-closed';

export default function NoSuchStore() {
  return <UnknownStore />;
}
