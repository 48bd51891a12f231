import type { TestProject } from 'vitest/node';
import { removeWorkerScratches } from './test-database.ts';
import { prepareTemplate } from './test-template.ts';

export async function setup(project: TestProject) {
  const template = await prepareTemplate();
  const { dataDir, databaseUrl } = template;
  project.provide('template', { dataDir, databaseUrl });
  return async () => {
    await removeWorkerScratches(template);
    await template.remove();
  };
}
