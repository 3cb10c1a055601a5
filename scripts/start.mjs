import './parts/check-node.mjs';
import { requireBuilt } from './parts/build.mjs';
import { main, Problem } from './parts/end.mjs';
import { requireInstalled } from './parts/install.mjs';
import { requireNode } from './parts/node24.mjs';
import { readPort, requireFreePorts } from './parts/ports.mjs';
import { root } from './parts/root.mjs';
import { run } from './parts/run.mjs';

/** For operators: the storefront alone, with the settings of the environment (docs/operating.md lists them). */
await main(async () => {
  requireInstalled();
  const node = requireNode();
  requireBuilt();
  const port = readPort('PORT', 3000);
  await requireFreePorts({ PORT: port });
  const env = { ...process.env, NODE_ENV: 'production' };
  const problems = await settingProblems(node, env);
  if (problems.length > 0) throw new Problem(problems.join('\n'), 'set them as docs/operating.md describes.');
  const { code } = await run('storefront', node, ['scripts/storefront.mjs'], { cwd: root, env, show: true });
  return code;
});

/** The storefront knows best what it needs; asked before it starts, so that nothing half-starts. */
async function settingProblems(node, env) {
  const ask = `import('./lib/env.ts').then((m) => console.log(JSON.stringify(m.settingProblems())))`;
  const { code, output } = await run('reading the settings', node, ['-e', ask], { cwd: root, env });
  return code === 0 ? JSON.parse(output) : [output];
}
