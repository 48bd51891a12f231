/**
 * How an operator calls a command: by npm in a checkout, by itself in a release.
 *
 * @returns like `npm run --silent jobs -- repeat`, or `artesa jobs repeat`
 */
export function commandLine(name: string, ...args: string[]): string {
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const start = byNpm
    ? ['npm run --silent', name, ...(args.length > 0 ? ['--'] : [])]
    : ['artesa', name];
  return [...start, ...args].join(' ');
}
