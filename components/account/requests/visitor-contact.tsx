import { Badge } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/text-link';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/routing';
import type { Visitor } from '@/lib/requests/requests';
import type { InboxWords } from './words';

type Props = { locale: Locale; visitor: Visitor; words: InboxWords['visitor'] };

/** A request without an account: how to reach the visitor, and that accepting adds a client to the book. */
export function VisitorContact({ locale, visitor, words }: Props) {
  const { mail, phone, locale: reads, code, booked } = visitor;
  return (
    <div className="request-visitor">
      <p>
        <Badge tone="remark">{words.badge}</Badge> {booked ? words.booked : words.text}
      </p>
      <dl>
        <dt>{words.mail}</dt>
        <dd>
          <a href={`mailto:${mail}`} className={linkClass()}>
            {mail}
          </a>
        </dd>
        {phone && (
          <>
            <dt>{words.phone}</dt>
            <dd>
              <a href={`tel:${phone}`} className={linkClass()}>
                {phone}
              </a>
            </dd>
          </>
        )}
        <dt>{words.language}</dt>
        <dd>{languageName(reads, locale)}</dd>
        <dt>{words.code}</dt>
        <dd>{code}</dd>
      </dl>
    </div>
  );
}
