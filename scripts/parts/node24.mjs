import { spawnSync } from 'node:child_process';
import { Problem } from './shutdown.mjs';

const oldest = [22, 18];

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** The Node that runs TypeScript: the one that npm installed for this platform, else the current one if it can. */
export function findNode() {
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const installed = `${process.cwd()}/node_modules/node-${platform}-${process.arch}/bin/${file}`;
  return [installed, process.execPath].find((node) => {
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    return status === 0 && isNewEnough(stdout.slice(1));
  });
}

export function requireNode() {
  const node = findNode();
  if (node) return node;
  throw new Problem(
    `This shop runs on Node ${oldest.join('.')} or later, and this is Node ${process.versions.node}.`,
    'npm brings Node 24 as an optional package on Linux and Windows: run `npm ci --include=optional`. ' +
      'On other systems install Node 24 from https://nodejs.org.',
  );
}
