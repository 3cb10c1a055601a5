import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { GuestValues } from './guest-form';

// What the guest typed before the button; it is gone with the tab, unless the guest wants it remembered.
const typedName = 'guest:typed';
type TypedGuest = Partial<GuestValues>;
export const recallTyped = () => recall<TypedGuest>(typedName);
export const keepTyped = (values: TypedGuest) => remember(typedName, values);

/** The details validated when the form was sent: the payment step opens only with them. */
const checkedName = 'guest:checked';
export const recallChecked = () => recall<GuestValues>(checkedName);
export const keepChecked = (values: GuestValues) => remember(checkedName, values);

/** Errors that the backend found in the details after the form was left: shown at their fields. */
export type GuestProblems = Partial<Record<keyof GuestValues, string>>;
const problemsName = 'guest:problems';
export const keepProblems = (problems: GuestProblems) => remember(problemsName, problems);
export function takeProblems(): GuestProblems | undefined {
  const problems = recall<GuestProblems>(problemsName) ?? undefined;
  forget(problemsName);
  return problems;
}

type Message = { asks: true } | { typed: TypedGuest };

/** Another tab answers at once or not at all. */
const patienceMs = 150;

/** The details typed in another open tab of this browser; sent between the tabs and stored nowhere. */
export function readTypedInOtherTabs(): Promise<TypedGuest | null> {
  const line = new BroadcastChannel(typedName);
  return new Promise((resolve) => {
    const end = (typed: TypedGuest | null) => {
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
  const line = new BroadcastChannel(typedName);
  line.onmessage = ({ data }: MessageEvent<Message>) => {
    const typed = recallTyped();
    if ('asks' in data && typed) line.postMessage({ typed } satisfies Message);
  };
  return () => line.close();
}
