// The first import of every entry: an old Node should say what to do, not fail on syntax or a missing function.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `This needs Node 22.18 or later and runs on ${process.versions.node}. Start it with an npm script: those use the Node 24 in node_modules.\n`,
  );
  process.exit(2);
}
