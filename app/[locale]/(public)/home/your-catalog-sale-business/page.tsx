import { cacheLife, cacheTag } from 'next/cache';
async function read() {
  'use cache';
  cacheTag('home');
  cacheLife({ stale: 300, revalidate: 5, expire: 31536000 });
  const r = await fetch('http://127.0.0.1:5001/x', { signal: AbortSignal.timeout(2000) });
  if (!r.ok) throw new Error('backend ' + r.status);
  return (await r.text()) + Date.now();
}
import { requireLocale } from '@/lib/i18n/locale';
export default async function Page() {
  await requireLocale();
  return <h1>home {await read()}</h1>;
}
