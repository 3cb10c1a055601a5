import { helpChannelsIn } from '@/lib/customer-care/help-channels';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';

/** The content of the help dialog, loaded when it is opened, so that no page carries it. */
export async function GET(request: Request): Promise<Response> {
  const named = new URL(request.url).searchParams.get('locale') ?? '';
  const locale = isLocale(named) ? named : defaultLocale;
  const words = await getMessageGroup('customerCare.help', locale);
  const channels = helpChannelsIn(locale, words.whatsApp.greeting);
  return Response.json({ words, channels }, { headers: { 'cache-control': 'public, max-age=300' } });
}
