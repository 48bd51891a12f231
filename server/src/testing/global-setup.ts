import type { TestProject } from 'vitest/node';
import { prepareTemplate } from './template.ts';

/** Prepares one database before the integration tests. */
export async function setup(project: TestProject) {
  const { dataDir, databaseUrl, remove } = await prepareTemplate();
  project.provide('template', { dataDir, databaseUrl });
  return remove;
}
