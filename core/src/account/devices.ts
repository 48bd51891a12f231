/** Browsers by a word of their user agent. Those that pose as another browser come first. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'no Android'],
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no Mac'],
  [/\bCrOS\b/, 'no Chromebook'],
  [/\bLinux\b/, 'no Linux'],
];

/** What a person calls the browser that sent this user agent, such as 'Chrome no Android'. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (!browser && !system) return 'Aparelho desconhecido';
  return [browser ?? 'Navegador', system].filter(Boolean).join(' ');
}
