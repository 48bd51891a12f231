/** What the server adds to the content of a row. */
interface Added {
  readonly id: string;
  readonly createdAt: unknown;
  readonly updatedAt: unknown;
}

/** The content that would store the same row, without what the server has added. */
export const plainInputOf = <Row extends Added>({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...content
}: Row): Omit<Row, keyof Added> => content;
