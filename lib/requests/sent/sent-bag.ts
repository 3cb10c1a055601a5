import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { PublicExecutive } from '@/lib/executive-search/executives';
import type { ClientRequest } from '../requests';

/** A bag that a visitor sent to an executive, as shown to the visitor. */
export type SentBag = {
  code: string;
  sentAt: string;
  /** When the executive first opened it. */
  readAt: string | null;
  request: Omit<ClientRequest, 'id' | 'client' | 'orderNumber' | 'visitor'>;
  executive: PublicExecutive & { mail: string | null };
};

/** An executive to whom a bag may be sent. */
export type Addressee = { code: string; name: string; portrait: Media | null; hours: string | null };

/** Identified by the secret of its link, or by the email that it was sent with. */
export type BagKey = { code: string; secret: string } | { code: string; email: string };

export type BagState = 'sent' | 'read' | 'waiting' | 'accepted' | 'changed' | 'declined' | 'expired' | 'withdrawn';

/** The state as shown to the visitor: an unanswered bag is read or not read yet. */
export const toBagState = ({
  request: { state },
  readAt,
}: Pick<SentBag, 'readAt'> & { request: Pick<SentBag['request'], 'state'> }): BagState =>
  state === 'fresh' ? (readAt ? 'read' : 'sent') : state;

export const hasOpenLines = ({ request: { lines } }: { request: Pick<SentBag['request'], 'lines'> }): boolean =>
  lines.some(({ state }) => state === 'fresh' || state === 'waiting');
