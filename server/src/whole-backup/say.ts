/** Tells whoever waits what is done, a line at a time. */
export type Say = (line: string) => void;

const everyMs = 2_000;

/** No more than a line every two seconds: what goes fast says nothing. */
export function sayNowAndThen(write: (line: string) => void): Say {
  let since = performance.now();
  return (line) => {
    if (performance.now() - since < everyMs) return;
    since = performance.now();
    write(line);
  };
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

export const count = (many: number) => number.format(many);

export const mebibytes = (bytes: number) => `${number.format(bytes / 1024 ** 2)} MiB`;
