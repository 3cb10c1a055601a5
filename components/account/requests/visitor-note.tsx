import { Badge } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/text-link';
import type { Visitor } from '@/lib/requests/requests';
import type { InboxWords } from './words';

/** Who asks without an account: how to reach her, and what accepting makes of her. */
export function VisitorNote({ visitor, words }: { visitor: Visitor; words: InboxWords['visitor'] }) {
  const { mail, phone, locale, code, booked } = visitor;
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
        <dd>{words.languages[locale]}</dd>
        <dt>{words.code}</dt>
        <dd>{code}</dd>
      </dl>
    </div>
  );
}
