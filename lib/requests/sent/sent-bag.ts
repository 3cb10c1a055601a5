import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { PublicExecutive } from '@/lib/executive-search/executives';
import type { ClientRequest } from '../requests';

/** A bag that somebody without an account sent to an executive, as she sees it herself. */
export type SentBag = {
  code: string;
  sentAt: string;
  /** When the executive looked at it first. */
  readAt: string | null;
  request: Omit<ClientRequest, 'id' | 'client' | 'orderNumber' | 'visitor'>;
  executive: PublicExecutive & { mail: string | null };
};

/** Whom a bag may be sent to. */
export type Addressee = { code: string; name: string; portrait: Media | null; hours: string | null };

/** By the secret of its link, or by the address that it was sent with. */
export type BagKey = { code: string; secret: string } | { code: string; email: string };

export type BagState = 'sent' | 'read' | 'waiting' | 'accepted' | 'changed' | 'declined' | 'expired' | 'withdrawn';

/** How far it is, in her words: what nobody has answered was looked at, or was not yet. */
export const stateOf = ({
  request: { state },
  readAt,
}: Pick<SentBag, 'readAt'> & { request: Pick<SentBag['request'], 'state'> }): BagState =>
  state === 'fresh' ? (readAt ? 'read' : 'sent') : state;

export const isOpen = ({ request: { lines } }: { request: Pick<SentBag['request'], 'lines'> }): boolean =>
  lines.some(({ state }) => state === 'fresh' || state === 'waiting');
