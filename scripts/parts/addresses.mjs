import { runWell } from './run.mjs';
import { Problem } from './shutdown.mjs';
import { printTable } from './steps.mjs';

const homes = ['', '/en', '/de'].map((locale) => `${locale}/home/your-catalog-sale-business`);

/** The first visit renders a page; visitors of the demo should not wait for it. */
export async function warmHomes({ shop, storefront }) {
  for (const path of homes) {
    const response = await fetch(shop + path, { signal: AbortSignal.timeout(60_000) }).catch(() => {});
    await response?.arrayBuffer();
    if (response?.ok) continue;
    const answer = response?.status ?? 'nothing';
    throw new Problem(`The shop is up, but ${path} answered ${answer}.`, `look into ${storefront.log}.`);
  }
}

/** TypeScript, so the shop's Node reads it. */
async function readDemoAccounts(node) {
  const code = `import('./demo/seed/demo-accounts.ts').then((m) => console.log(JSON.stringify(m)))`;
  const { output } = await runWell('reading the demo sign-ins', node, ['-e', code]);
  return JSON.parse(output);
}

export async function printAddresses({ node, shop, backend, simulators }) {
  const { demoAccounts, demoInvitations, demoOperator } = await readDemoAccounts(node);
  const [rest, providers] = [backend, simulators].map(({ health }) => new URL(health).origin);
  console.log('');
  printTable([
    ['Shop', shop + homes[0]],
    ['  in English', shop + homes[1]],
    ['  in German', shop + homes[2]],
    ['EuropaBackend', `${rest}/EuropaBackend/rest`],
    ['Office', `${rest}/office (payments and refunds)`],
    ['Mailbox', `${providers}/mailbox (every mail that the shop sends)`],
    ['  takes mail at', backend.env.SMTP_URL],
    ['Providers', `${providers} (bank, PayPal, IP location: simulated)`],
  ]);
  console.log('\nSign-ins, which exist on this machine only:\n');
  printTable([
    ['Role', 'User', 'Password', 'What it shows'],
    ...demoAccounts.map(({ role, user, password, note }) => [role, user, password, note]),
    ['operator', demoOperator.user, demoOperator.password, `${demoOperator.note}, in the office`],
  ]);
  console.log('\nInvitations to review, as buyers get them by mail:\n');
  printTable(demoInvitations.map(({ token, note }) => [`${shop}/validation/review#${token}`, note]));
}
