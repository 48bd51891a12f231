/** The first word of a full name, 'Artesão' when there is none. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] || 'Artesão';
}
