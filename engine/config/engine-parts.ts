/** What the engine adds to Next; each part can be switched off by its name. */
export const engineParts = [
  'static-files',
  'single-headers',
  'outage-page',
  'one-spelling',
  'known-addresses',
  'absent-resources',
  'hot-pages',
  'plain-documents',
  'early-events',
  'page-policy',
] as const;

export type EnginePart = (typeof engineParts)[number];
export type DisabledParts = ReadonlySet<EnginePart>;

type Switches = { engine?: string; parts?: string };

const namesIn = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);
const isPart = (name: string): name is EnginePart => engineParts.some((part) => part === name);

/** `engine` is `off` for all parts; `parts` names single ones, by commas or spaces. */
export function readDisabledParts({ engine, parts }: Switches): DisabledParts {
  return new Set(engine === 'off' ? engineParts : namesIn(parts).filter(isPart));
}

/** What is wrong with the switches, in words for an operator. */
export function switchProblems({ engine, parts }: Switches): string[] {
  const unknown = namesIn(parts).filter((name) => !isPart(name));
  return [
    ...(engine && engine !== 'on' && engine !== 'off' ? [`ENGINE is neither on nor off: ${engine}`] : []),
    ...(unknown.length > 0 ? [`ENGINE_OFF: no part ${unknown.join(', ')}. There are: ${engineParts.join(', ')}.`] : []),
  ];
}
