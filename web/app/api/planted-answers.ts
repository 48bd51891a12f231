// Answers of the server for unit tests.

export const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** @param current the row as it is, where the refusal says so */
export const refusal = (status: number, code: string, current?: object) =>
  answer(status, { title: '', status, code, detail: '', ...(current && { current, sent: null }) });

/** No answer comes. */
export const lost = () => Promise.reject(new TypeError());
