/** Where a user's unsaved work is kept on the device, so that signing out can clear all of it. */
export function draftPrefix(userId: string): string {
  return `artesa:draft:${userId}:`;
}
