import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { ClientRequest } from '@/lib/requests/requests';

type Talk = Pick<ClientRequest, 'note' | 'created' | 'messages'> & { client: { name: string } };
type Props = { locale: Locale; request: Talk; executive: string; words: Words<'requests.talk'> };

/** The messages of both sides of a request. */
export function RequestTalk({ locale, request: { note, client, created, messages }, executive, words }: Props) {
  const said = [
    ...(note ? [{ who: client.name, date: created, text: note }] : []),
    ...messages.map(({ fromExecutive, date, text }) => ({ who: fromExecutive ? executive : client.name, date, text })),
  ];
  if (said.length === 0) return null;
  return (
    <ul className="request-talk" aria-label={words.label}>
      {said.map(({ who, date, text }) => (
        <li key={date + text}>
          <span className="text-soft">{fill(words.said, { name: who, date: formatMoment(date, locale) })}</span>
          <span className="request-words">{text}</span>
        </li>
      ))}
    </ul>
  );
}
