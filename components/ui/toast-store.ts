import { createStore } from '@/lib/state/store';
import { useStore } from '@/lib/state/use-store';

type ToastTone = 'success' | 'remark' | 'error';

export type ToastMessage = { message: string; tone?: ToastTone; action?: { label: string; href: string } };

export type Toast = ToastMessage & { id: number };

const maximum = 3;
const none: Toast[] = [];
const store = createStore({ toasts: none });
let lastId = 0;

/** Callable from anywhere in the browser, with translated text. A fourth message pushes the oldest out. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  store.set({ toasts: [...getToasts(), { ...message, id: lastId }].slice(-maximum) });
  return lastId;
}

export function dismissToast(id: number): void {
  store.set({ toasts: getToasts().filter((toast) => toast.id !== id) });
}

export const getToasts = () => store.get().toasts;
export const useToasts = () => useStore(store, ({ toasts }) => toasts, none);
