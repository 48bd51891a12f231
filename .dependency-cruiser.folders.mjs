/**
 * Folders without circles, as .dependency-cruiser.mjs has it for files. Tests stand beside what they
 * test and reach through all of it, so they are left out, which only a run of its own can do.
 */
import files, { tests } from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      comment: 'Of two folders, one stands on the other.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: [files.options.exclude.path, tests, '/testing/'] },
  },
};
