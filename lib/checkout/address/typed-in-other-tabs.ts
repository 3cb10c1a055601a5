import type { GuestValues } from './guest-form';
import { recallTyped } from './typed-guest';

type GuestDraft = Partial<GuestValues>;
type Message = { asks: true } | { typed: GuestDraft };

const channel = 'guest:typed';
/** Another tab answers at once or not at all. */
const patienceMs = 150;

/** The details typed in another open tab of this browser; sent between the tabs and stored nowhere. */
export function readTypedInOtherTabs(): Promise<GuestDraft | null> {
  const line = new BroadcastChannel(channel);
  return new Promise((resolve) => {
    const end = (typed: GuestDraft | null) => {
      clearTimeout(patience);
      line.close();
      resolve(typed);
    };
    const patience = setTimeout(() => end(null), patienceMs);
    line.onmessage = ({ data }: MessageEvent<Message>) => 'typed' in data && end(data.typed);
    line.postMessage({ asks: true } satisfies Message);
  });
}

/** Answers other tabs while this one has the form open. */
export function shareTypedWithOtherTabs(): () => void {
  const line = new BroadcastChannel(channel);
  line.onmessage = ({ data }: MessageEvent<Message>) => {
    const typed = recallTyped();
    if ('asks' in data && typed) line.postMessage({ typed } satisfies Message);
  };
  return () => line.close();
}
