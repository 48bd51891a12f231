/**
 * Opens a connection of WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/
 *
 * @returns what sends a command and waits for its answer
 */
export async function connect(url: string) {
  const socket = new WebSocket(`${url}/session`);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error(`${url} does not answer`)));
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) pending.get(id)?.reject(new Error(`${error}: ${message}`));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser ended'));
  });
  await opened.promise;
  let count = 0;
  return <T>(method: string, params: object): Promise<T> => {
    const answer = Promise.withResolvers<unknown>();
    count += 1;
    pending.set(count, answer);
    socket.send(JSON.stringify({ id: count, method, params }));
    return answer.promise as Promise<T>;
  };
}
