// What one tab remembers through a reload. Where the browser keeps nothing, it remembers as long as the page stays.
const inPage = new Map<string, string>();

export function recall<T>(name: string): T | null {
  try {
    const text = inPage.get(name) ?? sessionStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(name, text);
    inPage.delete(name);
  } catch {
    inPage.set(name, text);
  }
}

export function forget(name: string): void {
  inPage.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was never written.
  }
}
