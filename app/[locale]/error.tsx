'use client';

import { useParams } from 'next/navigation';
import { ErrorScreen } from '@/components/layout/error-screen';

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  const { locale } = useParams<{ locale?: string }>();
  return <ErrorScreen locale={locale} id={error.digest} retry={retry} />;
}
