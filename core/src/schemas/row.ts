import { z } from 'zod';
import { strictObject } from './field-schemas.ts';
import { sentInstant } from './instant.ts';

/** A row as the API answers it: its content, its id and its times, ISO 8601 in UTC. */
export const rowSchema = <Shape extends z.core.$ZodLooseShape>(content: Shape) =>
  strictObject({
    id: z.uuid(),
    ...content,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  });

/** An id in a file, in the letters in which the database writes it. */
export const idInFile = z.uuid().toLowerCase();

/** A row in a file: a deleted one says since when, and its id is in the letters of the database. */
export const rowInFile = <Shape extends z.core.$ZodLooseShape>(row: Shape) =>
  strictObject({
    ...row,
    id: idInFile,
    createdAt: sentInstant,
    updatedAt: sentInstant,
    deletedAt: sentInstant.nullable(),
  });
