import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prepared.passwordInit');
  return { title: t('title'), robots: { index: false } };
}

export default async function PasswordInitPage() {
  const t = await getTranslations('prepared.passwordInit');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
    </div>
  );
}
