/**
 * The first import of every script. Scripts run in the repository's root, as npm runs them, on the machine's own
 * Node; what they start runs on the Node 24 that npm installs with the project (see node24.mjs).
 */
const oldest = 20;
const major = Number(process.versions.node.split('.')[0]);

if (major < oldest) {
  console.error(
    `This project's scripts need Node ${oldest} or later; this is ${process.version} (${process.execPath}).\n` +
      'Remedy: install a current Node from your system or from https://nodejs.org, then run the same command again.',
  );
  process.exit(1);
}
