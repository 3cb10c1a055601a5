import type { Locale, Role } from 'contract/public-codes.ts';

export type DemoAccount = {
  role: Role;
  user: string;
  password: string;
  name: string;
  lang: Locale;
  passchanged: 'S' | 'N';
  note: string;
};

/** For the seed, the printed list of the demo and the browser tests. They exist wherever the seed does, and nowhere else. */
export const demoAccounts: DemoAccount[] = [
  {
    role: 'ROLE_W',
    user: 'lucia@velia.example',
    password: 'Velia-Demo-2026',
    name: 'Lucía Ferrer',
    lang: 'es',
    passchanged: 'S',
    note: 'Executive with clients',
  },
  {
    role: 'ROLE_W',
    user: 'nadia@velia.example',
    password: 'Velia-Start-2026',
    name: 'Nadia Brandt',
    lang: 'de',
    passchanged: 'N',
    note: 'New executive who has yet to choose a password of her own',
  },
  {
    role: 'ROLE_T',
    user: 'ines@velia.example',
    password: 'Velia-Advisor-2026',
    name: 'Inés Robledo',
    lang: 'es',
    passchanged: 'S',
    note: 'Advisor who may act as an executive',
  },
  {
    role: 'ROLE_C',
    user: 'emma@velia.example',
    password: 'Velia-Client-2026',
    name: 'Emma Whitfield',
    lang: 'en',
    passchanged: 'S',
    note: "Lucía's client",
  },
  {
    role: 'ROLE_C',
    user: 'clara@velia.example',
    password: 'Velia-Client-2027',
    name: 'Clara Vidal',
    lang: 'es',
    passchanged: 'S',
    note: "Lucía's client, whose requests are all answered",
  },
  {
    role: 'ROLE_W',
    user: 'carmen@velia.example',
    password: 'Velia-Orders-2026',
    name: 'Carmen Ybarra',
    lang: 'es',
    passchanged: 'S',
    note: 'Executive whose order in hand the pad is tried with',
  },
  {
    role: 'ROLE_W',
    user: 'itziar@velia.example',
    password: 'Velia-Rival-2026',
    name: 'Itziar Olabarri',
    lang: 'es',
    passchanged: 'S',
    note: 'Executive who orders what another one has in her bag',
  },
  {
    role: 'ROLE_W',
    user: 'paula@velia.example',
    password: 'Velia-Pays-2026',
    name: 'Paula Serrat',
    lang: 'es',
    passchanged: 'S',
    note: 'Executive who pays at the bank',
  },
  {
    role: 'ROLE_W',
    user: 'montse@velia.example',
    password: 'Velia-Answers-2026',
    name: 'Montserrat Puig',
    lang: 'es',
    passchanged: 'S',
    note: 'Executive who answers what a client asks for',
  },
  {
    role: 'ROLE_C',
    user: 'amparo@velia.example',
    password: 'Velia-Client-2028',
    name: 'Amparo Giner',
    lang: 'es',
    passchanged: 'S',
    note: "Montserrat's client, without requests yet",
  },
];

/** The operator of the demo's payments, at the backend's /office: not an account of the shop. */
export const demoOperator = { user: 'marta', password: 'Velia-Office-2026', note: 'Looks after payments and refunds' };

/**
 * Public invitations to review, which a buyer would get by mail: the form is at
 * /validation/review#{token}.
 */
export const demoInvitations = [
  { token: 'velia-demo-review-open-1', state: 'open', note: 'Good for one review' },
  { token: 'velia-demo-review-open-2', state: 'open', note: 'Good for another one' },
  { token: 'velia-demo-review-expired', state: 'expired', note: 'Ran out: 30 days after delivery are over' },
] as const;
