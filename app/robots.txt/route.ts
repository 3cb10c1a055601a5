import { connection } from 'next/server';
import { settings } from '@/lib/env';
import { textHeaders } from '@/lib/seo/machine-headers';
import { robotsText } from '@/lib/seo/robots';

export async function GET(): Promise<Response> {
  // One build serves any shop, so the origin is known only at run time.
  await connection();
  return new Response(robotsText(settings().publicOrigin), { headers: textHeaders });
}
