// Imported first by every entry, so that an old Node says what to do instead of failing on syntax.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `This needs Node 22.18 or later and runs on ${process.versions.node}. Start it with an npm script: those use the Node 24 in node_modules.\n`,
  );
  process.exit(2);
}
