/** Joins class names. Utilities win over the classes of components/ui by cascade layer, so nothing needs merging. */
export function cn(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
