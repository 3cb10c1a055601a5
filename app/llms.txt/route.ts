import { connection } from 'next/server';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { settings } from '@/lib/env';
import { llmsText } from '@/lib/seo/llms';
import { textHeaders } from '@/lib/seo/machine-headers';
import messages from '@/messages/en.json';

export async function GET(): Promise<Response> {
  await connection();
  const [es, en, de] = await Promise.all([getMenu('es'), getMenu('en'), getMenu('de')]);
  const text = llmsText(settings().publicOrigin, messages.home.meta.description, { es, en, de });
  return new Response(text, { headers: textHeaders });
}
