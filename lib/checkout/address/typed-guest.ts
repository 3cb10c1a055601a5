import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { GuestValues } from './guest-form';

// What the guest typed before the button; it is gone with the tab, unless the guest wants it remembered.
const typedName = 'guest:typed';
export const recallTyped = () => recall<Partial<GuestValues>>(typedName);
export const keepTyped = (values: Partial<GuestValues>) => remember(typedName, values);

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
