import { prepareTemplate } from '#server/testing/test-template.ts';

/** Prepares the database that every server of these tests starts on a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  const { remove, ...template } = await prepareTemplate();
  // The workers are started later, with these variables.
  process.env.E2E_TEMPLATE = JSON.stringify(template);
  return remove;
}
