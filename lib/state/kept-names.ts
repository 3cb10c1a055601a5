/** Where a browser keeps it: `device` and `tab` are its storages of texts, `database` is IndexedDB, `cache` its copies. */
export type KeptPlace = 'cookie' | 'device' | 'tab' | 'database' | 'cache';

/**
 * All that the shop keeps in a browser, by what for; a `*` stands for what is only known while it runs. A name that the
 * code keeps and that stands nowhere here fails a test. The page about cookies says all of it, and what of it is there
 * without a yes has to be needed for what the visitor asked for: what she looked at and searched for lives in the tab.
 */
export const keptNames = {
  session: { cookie: ['velia-executive', 'velia-client', 'velia-devices', 'XSRF-TOKEN', 'velia-backend-xsrf'] },
  bag: {
    database: ['products-EU'],
    device: ['products-EU:count'],
    tab: ['products-EU', 'products-EU:count', 'products-EU:coming'],
  },
  wishes: { device: ['wish-list'] },
  store: { device: ['store', 'ready-bag-keys'], tab: ['*:store:left'] },
  asked: {
    database: ['client-products'],
    device: ['client-products:count', 'client-products:owner'],
    tab: ['client-products', 'client-products:count'],
  },
  order: {
    device: ['order-entries:*', 'payment:announced', 'guest:placed', 'guest:ordered', '*:guest:attempt'],
    tab: ['*:checkout:*', '*:guest:*', '*:send-bag:*', '*:pad:client', '*:pad:vat', '*:intent:*'],
  },
  copies: { cookie: ['velia-desk'], cache: ['desk:*'] },
  customer: { database: ['customers-EU'] },
  typed: {
    device: ['sign-up-draft', 'withdrawal:unsent'],
    tab: [
      'sign-up-mail',
      'sign-up-enrolment',
      'withdrawal:offered',
      '*:withdrawal:typed',
      '*:contact:typed',
      'client-import',
    ],
  },
  sizes: { device: ['own-sizes', 'size-system'], tab: ['wanted-sizes', '*:solution-guide'] },
  seen: { tab: ['recent-products', 'recent-searches', 'compared'] },
  page: { device: ['language-declined', 'desk-keys'], tab: ['opened', 'pressed'] },
  decision: { device: ['consent'] },
  measuring: { device: ['tags-waiting', 'tags-told'], cookie: ['_ga*', '_gid', '_gat*', '_gcl*', '_gac*', '_dc*'] },
} as const satisfies Record<string, Partial<Record<KeptPlace, readonly string[]>>>;

export type KeptPurpose = keyof typeof keptNames;
export const keptPurposes = Object.keys(keptNames) as KeptPurpose[];

/** What of `measuring` is there only after a yes. */
export const afterConsent: readonly KeptPurpose[] = ['measuring'];

export const namesOf = (purpose: KeptPurpose): string[] => [...new Set(Object.values(keptNames[purpose]).flat())];

export function isNamed(name: string, place: KeptPlace, purposes: readonly KeptPurpose[] = keptPurposes): boolean {
  // On a secure origin a cookie of ours says in its name that nobody else can set it.
  const bare = name.replace(/^__Host-/, '');
  const known = purposes.flatMap(
    (each) => (keptNames[each] as Partial<Record<KeptPlace, readonly string[]>>)[place] ?? [],
  );
  return known.some((pattern) => new RegExp(`^${pattern.split('*').map(escapeSigns).join('.*')}$`).test(bare));
}

const escapeSigns = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
