export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}
