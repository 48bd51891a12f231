import type { TestProject } from 'vitest/node';
import { removeWorkerScratches } from './database.ts';
import { prepareTemplate } from './template.ts';

/** Prepares one database before the integration tests. */
export async function setup(project: TestProject) {
  const template = await prepareTemplate();
  const { dataDir, databaseUrl } = template;
  project.provide('template', { dataDir, databaseUrl });
  return async () => {
    await removeWorkerScratches(template);
    await template.remove();
  };
}
