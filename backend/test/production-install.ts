import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const workspaces = ['backend', 'contract'];

/** Copies the backend as a production install has it, with the packages of this one but without the demo. */
export async function copyWithoutDemo(folder: string): Promise<void> {
  for (const name of workspaces)
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/\.data$|\.test\.ts$/.test(file),
    });
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== 'demo')
      await symlink(
        path.join(workspaces.includes(name) ? folder : path.join(root, 'node_modules'), name),
        path.join(folder, 'node_modules', name),
      );
}
