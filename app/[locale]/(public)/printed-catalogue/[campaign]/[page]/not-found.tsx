import { MissingPage } from '@/components/printed-catalogue/missing-page';

export default function NoSuchPage() {
  return <MissingPage />;
}
