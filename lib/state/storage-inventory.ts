/** Where a browser stores it: `device` and `tab` are Web Storage, `database` is IndexedDB, `cache` the Cache API. */
export type StoragePlace = 'cookie' | 'device' | 'tab' | 'database' | 'cache';

/**
 * Everything that the shop stores in a browser, by purpose; `*` stands for a part known only at run time. A stored
 * name that is missing here fails a test. The cookie page shows the whole list, and anything stored without consent
 * must be necessary for what the visitor asked for: viewed and searched articles stay in the tab.
 */
export const storedNames = {
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
    device: [
      'order-entries:*',
      'payment:announced',
      'guest:placed',
      'gift-card:bought',
      'guest:ordered',
      '*:guest:attempt',
    ],
    tab: ['*:checkout:*', '*:guest:*', '*:gift-card:*', '*:send-bag:*', '*:pad:client', '*:pad:vat', '*:intent:*'],
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
} as const satisfies Record<string, Partial<Record<StoragePlace, readonly string[]>>>;

export type StoragePurpose = keyof typeof storedNames;
export const storagePurposes = Object.keys(storedNames) as StoragePurpose[];

/** Purposes whose names are stored only after consent. */
export const consentPurposes: readonly StoragePurpose[] = ['measuring'];

export const storedNamesOf = (purpose: StoragePurpose): string[] => [
  ...new Set(Object.values(storedNames[purpose]).flat()),
];

export function isListedName(
  name: string,
  place: StoragePlace,
  purposes: readonly StoragePurpose[] = storagePurposes,
): boolean {
  // On a secure origin our cookies have a prefix that binds them to this host.
  const bare = name.replace(/^__Host-/, '');
  const known = purposes.flatMap(
    (each) => (storedNames[each] as Partial<Record<StoragePlace, readonly string[]>>)[place] ?? [],
  );
  return known.some((pattern) => new RegExp(`^${pattern.split('*').map(escapeSigns).join('.*')}$`).test(bare));
}

const escapeSigns = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
