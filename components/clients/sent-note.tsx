import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { clientWelcome } from '@/lib/access/route-access';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { AskedDifference, SentRequest } from '@/lib/requests/requests';

type Props = { locale: Locale; sent: SentRequest; words: Words<'clientArea.order.sent'> };

/** Confirms that the list was sent, and what of it differs from what the client saw. */
export function SentNote({ locale, sent: { request, differences }, words }: Props) {
  return (
    <div className="client-sent">
      <p>{request ? words.done : words.nothing}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map((one) => (
            <li key={one.key}>{sayDifference(one, words)}</li>
          ))}
        </ul>
      )}
      {request && (
        <p>
          <Link href={localePath(locale, clientWelcome)} className={linkClass('accent')}>
            {words.follow}
          </Link>
        </p>
      )}
    </div>
  );
}

const sayDifference = ({ kind, name, key, nowCents }: AskedDifference, words: Props['words']): string =>
  fill(words[kind], { name: name || (key ?? ''), price: formatPrice(nowCents ?? 0) });
