import './parts/check-node.mjs';
import './parts/go-on.mjs';
import { checkLayers } from './parts/layers.mjs';

const { seen, unseen, violations } = await checkLayers();

for (const { rule, reason, path } of violations) console.log(`${rule}: ${path}\n  ${reason}`);
if (unseen.length > 0) console.log(`Not read, so not checked: ${unseen.join(', ')}`);
console.log(`${seen} modules, ${violations.length} violations`);
if (seen === 0) console.log('Nothing was read: the check itself is broken.');
process.exitCode = violations.length > 0 || unseen.length > 0 || seen === 0 ? 1 : 0;
