const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  // Last, because every browser above and many others carry these two names as well.
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A device as its owner knows it, such as "Firefox · Windows"; versions and models are not stored. */
export function toDeviceName(userAgent: string | undefined): string {
  const nameIn = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ');
}
