/** How the provider answers the application's calls: also as badly as providers can. */
export const answerModes = ['normal', 'down', 'slow', 'error', 'no_url'] as const;

export interface Behaviour {
  answers: (typeof answerModes)[number];
}
