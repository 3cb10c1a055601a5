type ToastTone = 'success' | 'remark' | 'error';

export type ToastMessage = { message: string; tone?: ToastTone; action?: { label: string; href: string } };

export type Toast = ToastMessage & { id: number };

const maximum = 3;
let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** From anywhere in the browser; the words come translated. A fourth pushes the oldest out. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  publish([...toasts, { ...message, id: lastId }].slice(-maximum));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function getToasts(): Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
