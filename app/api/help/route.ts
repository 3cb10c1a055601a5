import { channelsOf } from '@/lib/customer-care/channels';
import { getWords } from '@/lib/i18n/get-words';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';

/** The content of the help dialog, loaded when it is opened, so that no page carries it. */
export async function GET(request: Request): Promise<Response> {
  const named = new URL(request.url).searchParams.get('locale') ?? '';
  const locale = isLocale(named) ? named : defaultLocale;
  const words = await getWords('customerCare.help', locale);
  const channels = channelsOf(locale, words.whatsApp.greeting);
  return Response.json({ words, channels }, { headers: { 'cache-control': 'public, max-age=300' } });
}
