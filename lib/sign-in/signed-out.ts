import type { SessionKind } from '@/lib/session/session';

const name = 'signed-out';

/** The other tabs of this browser hear of a wish to leave, so that none of them asks why the session ended. */
export function announceSignedOut(kind: SessionKind): void {
  const news = new BroadcastChannel(name);
  news.postMessage(kind);
  news.close();
}

export function onSignedOut(listener: (kind: SessionKind) => void): () => void {
  const news = new BroadcastChannel(name);
  news.onmessage = ({ data }: MessageEvent<SessionKind>) => listener(data);
  return () => news.close();
}
