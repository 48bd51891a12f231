/** The questions about an implausible number. Numbers and amounts come as they are shown. */
export const questions = {
  hours: (hours: string) => `${hours} horas nesta peça?`,
  hoursOfBatch: (hours: string) => `${hours} horas em cada peça?`,
  areMinutes: 'Se são minutos:',
} as const;
