import type { SessionKind } from '@/lib/session/session';

const name = 'signed-out';

/** Tells the browser's other tabs of an intended sign-out, so that they show no message about it. */
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
