import { NotFoundScreen } from '@/components/search/not-found-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
